import type { Hub, Room } from '../work.ts';
import { aboutRoom } from './rooms.ts';
import type { Windows } from './windows.ts';

const sampleMs = 1_000;

interface Sample {
  organisationId: number;
  id: number;
  count: number;
}

/**
 * How many are in a room of a kind, once that has changed: at most once a second for each. Every node
 * counts the same, and what it makes of it is for its own windows.
 */
export function sampleCrowds(
  windows: Windows,
  { hub }: { hub: Hub },
  kind: string,
  tell: (sample: Sample, room: Room) => void,
): void {
  const waiting = new Set<Room>();
  windows.onCrowd((room) => {
    const about = aboutRoom(kind, room);
    if (!about || waiting.has(room)) return;
    waiting.add(room);
    const sample = () => {
      waiting.delete(room);
      tell({ ...about, count: hub.crowdIn(room).count }, room);
    };
    setTimeout(sample, sampleMs).unref();
  });
}
