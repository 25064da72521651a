/** Says things to those who listen to the page: prompts, bots' moves, refusals. One polite region, one sentence after another. */
const region = document.getElementById('speech');
let waiting = [];

export function say(...sentences) {
  if (!waiting.length) setTimeout(speakOut, 60);
  waiting.push(...sentences.filter(Boolean));
}

function speakOut() {
  const text = waiting.join(' ');
  waiting = [];
  // the same sentence twice would not be heard: a region speaks when it changes
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
