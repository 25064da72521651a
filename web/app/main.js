/** Where it all begins: words, then the screen the address names, then, behind it, the rules. */
import * as desk from './desk.js';
import { OpenMatch, left } from './match.js';
import { loadGame, there } from './games.js';
import { closeDialog } from './parts/dialogs.js';
import { frame } from './parts/frame.js';
import { parse, replace } from './router.js';
import { CreditsScreen } from './screens/credits.js';
import { HomeScreen } from './screens/home.js';
import { NewScreen } from './screens/new.js';
import { ReplayScreen } from './screens/replay.js';
import { RulesScreen } from './screens/rules.js';
import { SettingsScreen } from './screens/settings.js';
import { TableScreen } from './screens/table.js';
import { sorry, waiting } from './screens/wait.js';
import { apply, change, onChange, settings } from './settings.js';
import { say } from './speak.js';
import { current, paint, setUp, show } from './stage.js';
import * as store from './store.js';
import * as update from './update.js';
import { speakIn, t } from './words.js';

let match = null; // the one on the table
let fresh = null; // just begun, on its way to the table
let crash = false;
let turns = 0; // a newer address makes an older one's answer worthless
let folders = []; // words of the games in use

async function faceOf(name) {
  const game = await loadGame(name);
  if (!folders.includes(game.words)) folders = [...folders, game.words];
  await speakIn(settings.lang, ...folders);
  return game;
}

/** A match is there: show it, unless the player has gone elsewhere meanwhile. */
async function seat(opened, turn) {
  const game = await faceOf(opened.table.game);
  if (turn !== turns) { opened.close(); return; }
  match = opened;
  fresh = null;
  show(Object.assign(new TableScreen(opened, game), { bare: true }));
  desk.startBots();
}

async function openMatch(id, turn) {
  if (fresh?.id === id) { await seat(fresh, turn); return; }
  show(waiting());
  const opened = new OpenMatch(id);
  const found = await opened.open();
  if (found) await seat(opened, turn);
  else { opened.close(); show(sorry(t('match.gone'))); }
}

/** A match that did not exist: made, kept, and shown under its own address. */
async function beginMatch(card, ask) {
  const opened = new OpenMatch(desk.newId());
  await opened.begin(card, ask);
  store.persist();
  fresh = opened;
  replace('match', opened.id);
}

const begin = (game, seats, options, seed, practice) => beginMatch({ practice }, (id) => desk.call('new', { match: id, game, seats, options, seed }));
const openText = (text) => beginMatch({}, (id) => desk.call('load', { match: id, text }));
const follow = (text) => beginMatch({}, (id) => desk.call('follow', { match: id, text, seed: desk.seed() }));

async function openReplay(id, turn) {
  show(waiting());
  await left();
  const text = await store.text(id);
  if (!text) { show(sorry(t('match.gone'))); return; }
  const key = desk.nameFor(id);
  const table = await desk.call('load', { match: key, text });
  const game = await faceOf(table.game);
  const branch = (ply) => beginMatch({}, (to) => desk.call('branch', { match: to, source: key, ply }));
  if (turn === turns) show(Object.assign(new ReplayScreen(id, text, table, game, branch), { bare: true }));
}

const SCREENS = {
  home: () => show(new HomeScreen(openText)),
  new: async ({ id }, turn) => {
    if (!there(id)) { show(sorry(t('game.gone'))); return; }
    await faceOf(id);
    if (turn === turns) show(new NewScreen(id, begin));
  },
  match: ({ id }, turn) => openMatch(id, turn),
  replay: ({ id }, turn) => openReplay(id, turn),
  rules: ({ id, at }) => {
    if (id && !there(id)) { show(sorry(t('game.gone'))); return; }
    if (!(current() instanceof RulesScreen) || current().name !== id) show(new RulesScreen(id ?? 'village'));
    if (at) current().turnTo(at);
  },
  settings: () => show(new SettingsScreen()),
  credits: () => show(new CreditsScreen()),
  link: ({ text }) => { show(waiting()); return follow(text); },
};

async function route() {
  const turn = ++turns;
  const to = parse();
  match = null;
  closeDialog();
  try {
    await (SCREENS[to.screen] ?? SCREENS.home)(to, turn);
    if (turn > 1) document.getElementById('main')?.focus({ preventScroll: true }); // at first Tab begins at the head
  } catch (error) {
    if (turn === turns) show(sorry(error.message));
  }
}

const around = (inner) => frame({
  inner, bare: current().bare, settings, progress: desk.progress, trouble: store.trouble(), update: update.newVersion(), crash,
});

const NEXT = { system: 'light', light: 'dark', dark: 'system' };
const common = {
  'close-dialog': () => closeDialog(),
  'next-scheme': () => change('scheme', NEXT[settings.scheme]),
  'skip-to-main': (element, event) => { event.preventDefault(); document.getElementById('main')?.focus(); },
  lang: (element) => change('lang', element.value),
  set: (element) => change(element.name, element.value),
  'set-handover': (element) => change('handover', element.checked),
  update: () => update.accept(),
  reload: () => location.reload(),
};

onChange(async (key) => {
  if (key === 'lang') {
    await speakIn(settings.lang, ...folders);
    await current()?.relang?.();
  }
  paint();
});

desk.onProgress(() => paint());
desk.onCrash(async () => {
  crash = true;
  say(t('crash.text'));
  paint();
  await (match ?? current()).mend?.().catch(() => {}); // if it cannot be started again, the frame says so
  crash = false;
  paint();
});
store.onChange((id) => { if (match?.id === id && !match.playing) match.refresh(); });
update.onNewVersion(() => paint());

apply();
await speakIn(settings.lang);
setUp({ frame: around, common });
addEventListener('hashchange', route);
await route();
// Keeping the site for later may not compete with starting it now.
requestAnimationFrame(() => setTimeout(() => desk.start().catch(() => {}).finally(() => update.register()), 0));
