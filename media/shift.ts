const wide = 8;

interface Box {
  name: string;
  /** Where what is in it begins, and where it ends. */
  from: number;
  to: number;
}

/** Boxes one after another; of ours alone, so each says how long it is in four bytes. */
export function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + wide <= to;) {
    const length = bytes.readUInt32BE(at);
    if (length < wide) return;
    yield { name: bytes.toString('latin1', at + 4, at + wide), from: at + wide, to: at + length };
    at += length;
  }
}

/** A fragment as if the film had begun so many seconds later; a track's scale is its ticks a second. */
export function earlier(fragment: Buffer, seconds: number, scaleOf: (track: number) => number) {
  const moved = Buffer.from(fragment);
  for (const moof of boxesIn(moved, 0, moved.length)) {
    if (moof.name !== 'moof') continue;
    for (const traf of boxesIn(moved, moof.from, moof.to)) {
      if (traf.name !== 'traf') continue;
      const inside = [...boxesIn(moved, traf.from, traf.to)];
      const track = moved.readUInt32BE((inside.find(({ name }) => name === 'tfhd')?.from ?? 0) + 4);
      const time = inside.find(({ name }) => name === 'tfdt');
      if (!time) continue;
      const ticks = BigInt(Math.round(seconds * scaleOf(track)));
      const before = moved.readBigUInt64BE(time.from + 4);
      moved.writeBigUInt64BE(before > ticks ? before - ticks : 0n, time.from + 4);
    }
  }
  return moved;
}
