import type { Room } from '../work.ts';
import type { openGates } from './gates.ts';
import type { PlenumServer } from './plenum-socket.ts';

const gatherMs = 20;

/** Whose rights may have changed is asked for anew; what comes at once is asked for once. */
export function lookAnew(
  io: PlenumServer,
  gates: ReturnType<typeof openGates>,
): (rooms: readonly Room[]) => void {
  const waiting = new Set<Room>();
  let last = Promise.resolve();

  const look = () => {
    const rooms = [...waiting];
    waiting.clear();
    last = last.then(() => gates.recheck(socketsIn(io, rooms)));
  };
  return (rooms) => {
    gates.noteClosing();
    if (waiting.size === 0) setTimeout(look, gatherMs).unref();
    for (const room of rooms) waiting.add(room);
  };
}

function socketsIn(io: PlenumServer, rooms: readonly Room[]) {
  const { adapter, sockets } = io.of('/');
  const ids = new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]));
  return [...ids].flatMap((id) => sockets.get(id) ?? []);
}
