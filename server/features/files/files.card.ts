import { buffer } from 'node:stream/consumers';
import type { Work } from '../../platform/work.ts';
import { type Card, cardOrder, cardSize, facePlaces } from '../../platform/papers/card.ts';
import { drawFromSvg, drawInTurn, openPicture } from './files.pictures.ts';

interface Pictured extends Omit<Card, 'faces'> {
  /** Addresses of pictures of ours, as far as they are there. */
  faces: readonly string[];
}

const roundOf = (size: number): Buffer =>
  Buffer.from(`<svg width="${size}" height="${size}"><circle r="50%" cx="50%" cy="50%"/></svg>`);

async function faceOf(work: Work, kept: string, size: number, whose: string) {
  const content = await openPicture(work, kept);
  if (!content) return null;
  return drawInTurn(await buffer(content), { animated: false, whose }, (picture) =>
    picture
      .resize({ width: size, height: size, fit: 'cover' })
      .composite([{ input: roundOf(size), blend: 'dest-in' }])
      .png()
      .toBuffer(),
  );
}

/** The picture of a page that is shown beside links to it: words by the typesetter, faces put on them. */
export async function drawCard(
  work: Work,
  { faces, ...card }: Pictured,
  whose: string,
): Promise<Uint8Array> {
  const [{ size } = { size: 0 }] = facePlaces(1);
  const drawn: Buffer[] = [];
  for (const kept of faces) {
    const face = await faceOf(work, kept, size, whose);
    if (face) drawn.push(face);
  }
  const order = cardOrder({ ...card, faces: drawn.length }, work.clock.now());
  const { svg } = await work.papers.draw(`card ${whose}`, order);
  const places = facePlaces(drawn.length);
  return drawFromSvg(svg, whose, (picture) =>
    picture
      .resize({ ...cardSize, fit: 'fill' })
      .composite(drawn.map((input, place) => ({ input, ...placed(places[place]) })))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

const placed = ({ left, top } = { left: 0, top: 0 }) => ({ left, top });
