import { picturesPerSecond } from './studio.grid.ts';

/** A page in the background is given one tick a second; a worker goes on. */
setInterval(() => postMessage(null), 1_000 / picturesPerSecond);
