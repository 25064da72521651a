/** Taking a match elsewhere: as a file, as a link. And bringing one in. */
import * as desk from './desk.js';
import { linkTo } from './router.js';
import { say } from './speak.js';
import { t } from './words.js';
import { closeMenu } from './parts/bar.js';
import { openDialog } from './parts/dialogs.js';
import { linkDialog } from './parts/table.js';

const LARGEST = 8_000_000; // bytes of a file worth reading; the core knows better what a match is

export const shareActions = (match) => ({
  export: () => { closeMenu(); download(match.text, match.card); },
  link: () => showLink(match),
  'copy-link': () => copy(document.getElementById('link-text')),
});

async function showLink(match) {
  try {
    const { text } = await desk.call('link', { match: match.key });
    openDialog(linkDialog(linkTo(text)));
  } catch (error) {
    closeMenu();
    match.emit('trouble', error);
  }
}

export function download(text, card) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const day = new Date(card.changed ?? Date.now()).toISOString().slice(0, 10);
  link.download = `${(card.name || card.game).replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'match'}-${day}.sablier.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand('copy'); // an address without https has no clipboard
  }
  say(t('link.copied'));
}

/** The text of a chosen file; a sentence is thrown if it is no use trying. */
export async function readFile(file) {
  if (file.size > LARGEST) throw new Error(t('import.large'));
  return file.text();
}

/** The part of a pasted address that is a match. */
export const linkIn = (text) => text.trim().replace(/^.*#m=/s, '');
