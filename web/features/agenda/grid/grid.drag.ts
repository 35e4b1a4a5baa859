/** The part of the screen that blocks are dragged over, as it lies in the window. */
export interface Ground {
  left: number;
  top: number;
  width: number;
  columns: number;
  /** Pixels a minute. */
  minute: number;
  minutes: number;
  isRtl: boolean;
}

/** A place in the grid: which column, and how many minutes after midnight. */
export interface Spot {
  column: number;
  from: number;
}

export const snapMinutes = 5;
export const snap = (minutes: number): number => Math.round(minutes / snapMinutes) * snapMinutes;

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Where a point lies; `top` is where the upper edge of the block is to be. */
export function spotAt(ground: Ground, x: number, top: number): Spot {
  const share = (x - ground.left) / ground.width;
  const along = ground.isRtl ? 1 - share : share;
  return {
    column: within(Math.floor(along * ground.columns), 0, ground.columns - 1),
    from: within(snap((top - ground.top) / ground.minute), 0, ground.minutes - snapMinutes),
  };
}

/** The upper left corner of a block at this spot. */
export function cornerOf(ground: Ground, { column, from }: Spot): { x: number; y: number } {
  const fromLeft = ground.isRtl ? ground.columns - 1 - column : column;
  return {
    x: ground.left + (ground.width / ground.columns) * fromLeft,
    y: ground.top + from * ground.minute,
  };
}
