import { type Crop, squareOf } from './crop-geometry.ts';

const side = 512;
const quality = 0.92;

/** Upright, whatever the camera wrote into it; fails for what is no picture. */
export const readPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** The chosen part, small enough to send quickly. See-through pictures stay so. */
export function cutOut(picture: ImageBitmap, crop: Crop, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const { left, top, side: part } = squareOf(picture, crop);
  canvas.getContext('2d')?.drawImage(picture, left, top, part, part, 0, 0, side, side);
  const kept = type === 'image/jpeg' ? type : 'image/png';
  return new Promise((resolve, reject) => {
    const give = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser drew no picture.'));
    canvas.toBlob(give, kept, quality);
  });
}
