import decodeQR from 'qr/decode.js';

/** Nobody waits for a frame here: it may look longer than a window could. */
const longestMs = 80;

let canvas: OffscreenCanvas | undefined;

function textIn(picture: ImageBitmap): string | null {
  const { width, height } = picture;
  if (canvas?.width !== width || canvas.height !== height) {
    canvas = new OffscreenCanvas(width, height);
  }
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(picture, 0, 0);
  try {
    return decodeQR(pen.getImageData(0, 0, width, height), { timeLimit: longestMs });
  } catch {
    return null;
  }
}

addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const text = textIn(picture);
  picture.close();
  postMessage(text);
});
