import { bannerWidths, picturesAt, smallFace } from '@plenum/contract/kernel/picture-sizes.ts';
import type { ResizeOptions, Sharp } from 'sharp';
import { problem } from '../../platform/http/problem.ts';
import { turnsOf } from '../../platform/turns.ts';
import type { Work } from '../../platform/work.ts';

const shapes = {
  face: { width: 256, height: 256, fit: 'cover' },
  logo: { width: 512, height: 512, fit: 'inside', withoutEnlargement: true },
  product: { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true },
  banner: { width: bannerWidths.whole, height: 640, fit: 'cover' },
} satisfies Record<string, ResizeOptions>;
export type PictureShape = keyof typeof shapes;

/** What is mostly seen in rows and on cards is kept small as well. */
const smallWidths: Record<PictureShape, number> = {
  face: smallFace,
  logo: 192,
  product: 400,
  banner: bannerWidths.small,
};

const inTurn = turnsOf({ atOnce: 1, most: 200, mostEach: 30 });
/** What takes longer to draw is no picture for people to look at. */
const longestSeconds = 5;

/** Known by how they begin: nothing else reaches the decoder, whatever it is called. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF....WEBP/s];
const moving = /^GIF8[79]a/;

async function open(bytes: Uint8Array, { animated = false } = {}): Promise<Sharp> {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const known = animated ? [...beginnings, moving] : beginnings;
  if (!known.some((beginning) => beginning.test(start))) throw problem('files.not_a_picture');
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const bounds = { limitInputPixels: 50_000_000, failOn: 'error' } as const;
  return sharp(bytes, { animated, ...bounds }).timeout({ seconds: longestSeconds });
}

/** One picture at a time, and everyone's in turn. */
export const drawInTurn = <T>(
  bytes: Uint8Array,
  how: { animated: boolean; whose: string },
  draw: (picture: Sharp) => Promise<T>,
): Promise<T> => inTurn(how.whose, async () => draw(await open(bytes, how)));

/** What our own typesetter drew; nothing that people sent comes here. */
export const drawFromSvg = <T>(
  svg: string,
  whose: string,
  draw: (picture: Sharp) => Promise<T>,
): Promise<T> =>
  inTurn(whose, async () => {
    const { default: sharp } = await import('sharp');
    return draw(sharp(Buffer.from(svg)).timeout({ seconds: longestSeconds }));
  });

/** Drawn anew, upright and without anything the camera wrote; the address it is found under. */
export async function keepPicture(
  work: Work,
  bytes: Uint8Array,
  shape: PictureShape,
  whose: string,
): Promise<string> {
  const { whole, small } = await inTurn(whose, () => draw(bytes, shape));
  return picturesAt + (await work.files.keep('webp', whole, small));
}

const asWebp = { quality: 82 } as const;

async function draw(bytes: Uint8Array, shape: PictureShape) {
  const picture = await open(bytes);
  const drawing = picture.rotate().resize(shapes[shape]).webp(asWebp);
  const whole = await drawing.toBuffer().catch(() => {
    throw problem('files.not_a_picture');
  });
  const drawn = await open(whole);
  const smaller = drawn
    .resize({ width: smallWidths[shape], withoutEnlargement: true })
    .webp(asWebp);
  return { whole, small: await smaller.toBuffer() };
}

export async function removePicture(work: Work, kept: string | null): Promise<void> {
  if (kept?.startsWith(picturesAt)) await work.files.remove(kept.slice(picturesAt.length));
}

/** What is kept under an address; null where there is nothing of ours. */
export const openPicture = (work: Work, kept: string | null) =>
  kept?.startsWith(picturesAt) ? work.files.read(kept.slice(picturesAt.length)) : null;

export async function readPicture(work: Work, name: string, size?: 'small') {
  const content = await work.files.read(name, size);
  if (!content) throw problem('not_found');
  return { name, content, isForEver: true };
}

/** The new picture stands, the old one goes, whatever happens to the change in between. */
export async function replacePicture<C extends { replaced: string | null }>(
  work: Work,
  next: string | null,
  change: (next: string | null) => Promise<C>,
): Promise<C> {
  try {
    const changed = await change(next);
    await removePicture(work, changed.replaced);
    return changed;
  } catch (error) {
    await removePicture(work, next);
    throw error;
  }
}
