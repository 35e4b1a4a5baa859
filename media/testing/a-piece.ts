export interface Sent {
  from?: number;
  until?: number;
  isKey?: boolean;
  /** What each picture is made of: nobody here looks at it. */
  fill?: number;
  header?: Readonly<Record<string, unknown>>;
  body?: Uint8Array;
}

const third = 333_333;
const video = { codec: 'avc1.42e01f', description: 'AULgH//hAAA=', width: 1280, height: 720 };
const audio = { codec: 'opus', channels: 2, rate: 48_000 };

/** A third of a second as a studio sends it: ten pictures, and sound in packets of 20 ms. */
export function aPiece({
  from = 0,
  until = from + third,
  isKey = true,
  ...rest
}: Sent = {}): Buffer {
  const { fill = 1, header = {}, body } = rest;
  const pictures = Array.from({ length: 10 }, (_, index) => [
    0,
    isKey && index === 0 ? 1 : 0,
    from + index * 33_333,
    100,
  ]);
  const sounds = Array.from({ length: 16 }, (_, index) => [1, 1, from + index * 20_000, 10]);
  const frames = [...pictures, ...sounds];
  const told = Buffer.from(JSON.stringify({ from, until, video, audio, frames, ...header }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(told.length);
  return Buffer.concat([length, told, body ?? Buffer.alloc(10 * 100 + 16 * 10, fill)]);
}

/** Pieces one after another, a keyframe every two seconds. */
export const piecesOf = (count: number, first = 0): Buffer[] =>
  Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return aPiece({ from: number * third, isKey: number % 6 === 0, fill: number % 256 });
  });
