/** One box of an MP4 file: its length, its four letters, what is in it. */
export function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 8),
    0,
  );
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** A box that says its version and flags. */
export const fullBox = (
  name: string,
  version: number,
  flags: number,
  ...parts: readonly Uint8Array[]
): Buffer => box(name, u32((version << 24) | flags), ...parts);

export const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

export const text = (value: string): Buffer => Buffer.from(value, 'latin1');
export const zeros = (count: number): Buffer => Buffer.alloc(count);
