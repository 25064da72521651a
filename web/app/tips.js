/**
 * Explanations: hover, long press or focus tells what a thing is; touching what may not be taken tells why not.
 * The sentences come from the core; the last ones are kept until the table changes.
 */
import { html, nothing, render } from './lit.js';
import { placeBeside } from './place.js';
import { say } from './speak.js';

const HOVER_MS = 450;
const PRESS_MS = 480;
const RULES = 2; // the rest is in the rules
const box = document.getElementById('tip');

const told = (tip) => html`
  ${tip.does ? html`<p class="does">${tip.does}</p>` : nothing}${tip.title ? html`<h3>${tip.title}</h3>` : nothing}${tip.text ? html`<p>${tip.text}</p>` : nothing}
  ${tip.costs?.length ? html`<ul class="costs">${tip.costs.map((cost) => html`<li>${cost}</li>`)}</ul>` : nothing}
  ${(tip.rules ?? []).slice(0, RULES).map((rule) => html`<p class="rule"><b>${rule.id}</b> ${rule.text}</p>`)}`;

export class Tips {
  /** `ask(fn, target)` brings an explanation, `legal(at)` tells whether a target can be taken. */
  constructor(root, ask) {
    this.ask = ask;
    this.known = new Map();
    this.timer = null;
    this.pressed = false; // a long press has been answered: the click that follows is not one
    this.off = new AbortController();
    const on = (type, listen) => root.addEventListener(type, listen, { signal: this.off.signal });
    on('pointerover', (event) => event.pointerType === 'mouse' && !event.buttons && this.reached(event));
    on('pointerout', (event) => event.pointerType === 'mouse' && this.hide());
    on('pointerdown', (event) => { this.pressed = false; if (event.pointerType !== 'mouse') this.soon(event, PRESS_MS, true); });
    for (const type of ['pointerup', 'pointercancel', 'pointermove']) on(type, (event) => this.moved(event));
    on('focusin', (event) => event.target.matches(':focus-visible') && this.soon(event, HOVER_MS));
    on('focusout', () => this.hide());
    on('contextmenu', (event) => this.pressed && event.preventDefault());
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.hide(), { signal: this.off.signal });
  }

  forget() {
    this.known.clear();
    this.hide();
  }

  soon(event, delay, press = false) {
    const element = event.target.closest('[data-at], [data-tip]');
    clearTimeout(this.timer);
    if (!element) return;
    this.start = [event.clientX, event.clientY];
    this.timer = setTimeout(() => { this.pressed = press; this.explain(element); }, delay);
  }

  /** A mouse over something new: it has moved there, or rests where something else has come to lie, which explains nothing yet. */
  reached(event) {
    this.resting = this.rests(event);
    if (!this.resting) this.soon(event, HOVER_MS);
  }

  rests({ clientX, clientY }) {
    return clientX === this.mouse?.[0] && clientY === this.mouse?.[1];
  }

  moved(event) {
    if (event.pointerType === 'mouse') {
      if (this.rests(event)) return;
      if (this.resting && !event.buttons) this.soon(event, HOVER_MS);
      this.resting = false;
      this.mouse = [event.clientX, event.clientY];
      return;
    }
    const far = event.type !== 'pointermove' || Math.hypot(event.clientX - this.start?.[0], event.clientY - this.start?.[1]) > 8;
    if (far) clearTimeout(this.timer);
  }

  async explain(element) {
    const at = element.dataset.tip ?? element.dataset.at;
    if (!this.known.has(at)) this.known.set(at, this.ask('about', at).catch(() => null));
    const tip = await this.known.get(at);
    if (tip && element.isConnected) this.show({ ...tip, does: element.matches('.legal') ? element.getAttribute('aria-label') : null }, element);
  }

  /** Why it may not be taken; false if there is nothing to say. */
  async refuse(element) {
    const why = await this.ask('why', element.dataset.at).catch(() => null);
    if (!why) return false;
    this.show({ text: why.text, rules: [why.rule] }, element, 'refusal');
    say(why.text);
    return true;
  }

  show(tip, element, kind = '') {
    render(told(tip), box);
    box.className = kind;
    if (!box.matches(':popover-open')) box.showPopover();
    placeBeside(box, element.getBoundingClientRect());
    this.target = element;
  }

  hide() {
    clearTimeout(this.timer);
    if (box.matches(':popover-open')) box.hidePopover();
  }

  close() {
    this.off.abort();
    this.hide();
  }
}
