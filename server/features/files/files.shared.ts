import type { Sharp } from 'sharp';
import { problem } from '../../platform/http/problem.ts';
import { drawInTurn } from './files.pictures.ts';

export interface SharedPicture {
  whole: Buffer;
  /** To be shown in place. */
  small: Buffer;
  width: number;
  height: number;
}

const longest = { whole: 3000, small: 960 };

/** Of what people share: whole and small, upright, moving if it moved, without what a camera wrote. */
export const drawShared = (bytes: Uint8Array, whose: string): Promise<SharedPicture> =>
  drawInTurn(bytes, { animated: true, whose }, async (picture) => {
    const whole = await drawn(picture, longest.whole);
    const small = await drawn(picture, longest.small);
    const { width, height, pageHeight } = small.info;
    return { whole: whole.data, small: small.data, width, height: pageHeight ?? height };
  });

/** Of what stands elsewhere: one size, moving if it moved. */
export const drawFromElsewhere = (bytes: Uint8Array, whose: string): Promise<Buffer> =>
  drawInTurn(
    bytes,
    { animated: true, whose },
    async (picture) => (await drawn(picture, longest.whole)).data,
  );

const drawn = (picture: Sharp, most: number) =>
  picture
    .clone()
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw problem('files.not_a_picture');
    });
