const finalText = 0x81;

/** A text as one WebSocket frame in one piece: made once, it can be written to a whole room. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = headOf(size);
  const frame = Buffer.allocUnsafe(head.length + size);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

function headOf(size: number): number[] {
  if (size < 126) return [finalText, size];
  if (size < 65_536) return [finalText, 126, ...bytesOf(size, 2)];
  return [finalText, 127, ...bytesOf(size, 8)];
}

const bytesOf = (size: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => Math.floor(size / 256 ** (count - 1 - place)) % 256);
