/** One encoded picture, or one packet of sound. */
export interface Encoded {
  track: 'video' | 'audio';
  isKey: boolean;
  /** Microseconds since the sending began. */
  at: number;
  bytes: Uint8Array;
}

export interface Formats {
  video: { codec: string; description: string; width: number; height: number };
  audio: { codec: 'opus'; channels: number; rate: number } | null;
}

export const piecesPerSecond = 3;
const aMillion = 1_000_000;

/** Where a piece begins: the one before ends there. */
export const beginningOf = (number: number): number =>
  Math.round((number * aMillion) / piecesPerSecond);

/** As decision 58 says: how long the header is, the header, the frames. */
export function writePiece(
  number: number,
  { video, audio }: Formats,
  frames: readonly Encoded[],
): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(
    JSON.stringify({
      from: beginningOf(number),
      until: beginningOf(number + 1),
      video,
      ...(audio && { audio }),
      frames: frames.map(({ track, isKey, at, bytes }) => [
        track === 'video' ? 0 : 1,
        isKey ? 1 : 0,
        at,
        bytes.length,
      ]),
    }),
  );
  const length = frames.reduce((sum, { bytes }) => sum + bytes.length, 4 + header.length);
  const piece = new Uint8Array(length);
  new DataView(piece.buffer).setUint32(0, header.length);
  piece.set(header, 4);
  let offset = 4 + header.length;
  for (const { bytes } of frames) {
    piece.set(bytes, offset);
    offset += bytes.length;
  }
  return piece;
}

export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
