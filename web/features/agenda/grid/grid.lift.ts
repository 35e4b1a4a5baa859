import { snapMinutes } from './grid.drag.ts';

/** Where a session is held with the keyboard before it is put down. */
export interface Held {
  column: number;
  /** Minutes after the day's midnight. */
  from: number;
  minutes: number;
}

interface Room {
  columns: number;
  minutes: number;
}

const steps: Record<string, Partial<Held>> = {
  ArrowUp: { from: -snapMinutes },
  ArrowDown: { from: snapMinutes },
  ArrowLeft: { column: -1 },
  ArrowRight: { column: 1 },
};

const longer: Record<string, number> = { ArrowUp: -snapMinutes, ArrowDown: snapMinutes };

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** One press of an arrow further; undefined where the key means nothing. */
export function step(
  held: Held,
  key: { key: string; shiftKey: boolean },
  room: Room,
  isRtl: boolean,
): Held | undefined {
  const name = (isRtl && mirrored[key.key]) || key.key;
  if (key.shiftKey) {
    const by = longer[name];
    if (by === undefined) return undefined;
    const most = Math.min(1440, room.minutes - held.from);
    return { ...held, minutes: Math.min(Math.max(held.minutes + by, snapMinutes), most) };
  }
  const by = steps[name];
  if (!by) return undefined;
  return {
    ...held,
    column: Math.min(Math.max(held.column + (by.column ?? 0), 0), room.columns - 1),
    from: Math.min(Math.max(held.from + (by.from ?? 0), 0), room.minutes - snapMinutes),
  };
}
