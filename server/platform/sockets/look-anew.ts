import type { Room } from '../work.ts';
import type { Circles } from './circles.ts';
import type { openGates } from './gates.ts';

const gatherMs = 20;

/** Whose rights may have changed is asked for anew; what comes at once is asked for once. */
export function lookAnew(
  circles: Circles,
  gates: ReturnType<typeof openGates>,
): (rooms: readonly Room[]) => void {
  const waiting = new Set<Room>();
  let last = Promise.resolve();

  const look = () => {
    const rooms = [...waiting];
    waiting.clear();
    last = last.then(() => gates.recheck(circles.socketsIn(rooms)));
  };
  return (rooms) => {
    gates.noteClosing();
    if (waiting.size === 0) setTimeout(look, gatherMs).unref();
    for (const room of rooms) waiting.add(room);
  };
}
