import { picturesPerSecond } from './studio.grid.ts';

let isAtWork = false;

/**
 * A page in the background is given one tick a second; a worker goes on. A page that takes longer over a
 * picture than it is shown is given the next tick when it is done: ticks that wait would be all it does.
 */
setInterval(() => {
  if (isAtWork) return;
  isAtWork = true;
  postMessage(null);
}, 1_000 / picturesPerSecond);

addEventListener('message', () => {
  isAtWork = false;
});
