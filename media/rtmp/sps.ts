/** What an H.264 encoder says of its pictures; null: it cannot be read. */
export function sizeIn(description: Uint8Array): { width: number; height: number } | null {
  const length = ((description[6] ?? 0) << 8) | (description[7] ?? 0);
  const set = description.subarray(8, 8 + length);
  if ((description[5] ?? 0) % 32 < 1 || set.length !== length || length < 4) return null;
  try {
    return readSize(new Bits(withoutGuards(set.subarray(1))));
  } catch {
    return null;
  }
}

/** A third byte after two zeros keeps it from looking like the beginning of something. */
function withoutGuards(bytes: Uint8Array): Uint8Array {
  return bytes.filter(
    (byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0),
  );
}

class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bit(): number {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new RangeError('no more bits');
    const bit = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + this.bit();
    return value;
  }

  /** As many zeros as there are bits after the next one. */
  whole(): number {
    let zeros = 0;
    while (this.bit() === 0) if ((zeros += 1) > 31) throw new RangeError('no number');
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 1 ? (value + 1) / 2 : -value / 2;
  }
}

const withColours = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

function readSize(bits: Bits) {
  const profile = bits.bits(8);
  bits.bits(16);
  bits.whole();
  const colours = withColours.has(profile) ? skipColours(bits) : 1;
  bits.whole();
  skipOrder(bits);
  bits.whole();
  bits.bit();
  const across = bits.whole() + 1;
  const down = bits.whole() + 1;
  const fields = 2 - bits.bit();
  if (fields === 2) bits.bit();
  bits.bit();
  const [left, right, top, bottom] = bits.bit() ? [0, 0, 0, 0].map(() => bits.whole()) : [];
  const unitX = colours === 1 || colours === 2 ? 2 : 1;
  const unitY = (colours === 1 ? 2 : 1) * fields;
  return {
    width: across * 16 - ((left ?? 0) + (right ?? 0)) * unitX,
    height: down * 16 * fields - ((top ?? 0) + (bottom ?? 0)) * unitY,
  };
}

/** How its colours are sampled: 1 is what all encoders do. */
function skipColours(bits: Bits): number {
  const colours = bits.whole();
  if (colours === 3) bits.bit();
  bits.whole();
  bits.whole();
  bits.bit();
  if (bits.bit() === 0) return colours;
  for (let list = 0; list < (colours === 3 ? 12 : 8); list += 1) {
    if (bits.bit() === 1) skipScaling(bits, list < 6 ? 16 : 64);
  }
  return colours;
}

function skipScaling(bits: Bits, length: number): void {
  let last = 8;
  let next = 8;
  for (let index = 0; index < length; index += 1) {
    if (next !== 0) next = (last + bits.signed() + 256) % 256;
    if (next !== 0) last = next;
  }
}

function skipOrder(bits: Bits): void {
  const kind = bits.whole();
  if (kind === 0) bits.whole();
  if (kind !== 1) return;
  bits.bit();
  bits.whole();
  bits.whole();
  for (let left = bits.whole(); left > 0; left -= 1) bits.whole();
}
