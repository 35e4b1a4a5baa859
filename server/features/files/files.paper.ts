import { buffer } from 'node:stream/consumers';
import type { Work } from '../../platform/work.ts';
import { drawInTurn, openPicture } from './files.pictures.ts';

/** A picture of ours as a paper takes it, as SVG; null where there is none any more. */
export async function pictureOnPaper(
  work: Work,
  kept: string | null,
  whose: string,
): Promise<string | null> {
  const content = await openPicture(work, kept);
  if (!content) return null;
  const draw = { animated: false, whose };
  const { data, info } = await drawInTurn(await buffer(content), draw, (picture) =>
    picture.png().toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = info;
  const place = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}><image ${place} href="data:image/png;base64,${data.toString('base64')}"/></svg>`;
}
