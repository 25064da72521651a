/** Starts the rules at once, without waiting for the view's own modules; the page is painted meanwhile. */
import { engine } from './engine.js';

engine.start().catch(() => {}); // the view starts it again and tells of trouble
