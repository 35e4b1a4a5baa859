import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const piecesEach = 3;
/** Every so many pieces one begins with a keyframe. */
export const piecesOfKey = 6;

/** A film as `tools/draw-films.mjs` wrote it: pieces as a studio sends them, each behind its length. */
export async function readFilm(folder: string, name: string): Promise<Buffer[]> {
  const bytes = await readFile(join(folder, `${name}.film`));
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return pieces;
}
