import { inject } from 'vitest';
import type { Page } from 'playwright-core';
import type { Actor } from '../api.ts';

export const hardBanners = [
  'white',
  'black',
  'grey',
  'checkerboard',
  'stripes',
  'gradient',
  'yellow',
  'cyan',
  'noise',
  'lights',
] as const;
export type HardBanner = (typeof hardBanners)[number];

/** Drawn by the browser, so that nothing has to be kept here. */
export async function hardBanner(page: Page, kind: HardBanner): Promise<Buffer> {
  const drawn = await page.evaluate((what) => {
    const [width, height] = [1600, 640];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const fill = (colour: string | CanvasGradient, x = 0, y = 0, w = width, h = height) => {
      pen.fillStyle = colour;
      pen.fillRect(x, y, w, h);
    };
    const plain = { white: '#fff', black: '#000', grey: '#808080', yellow: '#ff0', cyan: '#0ff' };
    fill(plain[what as keyof typeof plain] ?? '#fff');
    if (what === 'checkerboard') {
      for (let x = 0; x < width; x += 40) {
        for (let y = (x / 40) % 2 ? 0 : 40; y < height; y += 80) fill('#000', x, y, 40, 40);
      }
    }
    if (what === 'stripes') for (let x = 0; x < width; x += 24) fill('#e00', x, 0, 12);
    if (what === 'gradient') {
      const colours = pen.createLinearGradient(0, 0, width, 0);
      colours.addColorStop(0, '#000');
      colours.addColorStop(1, '#fff');
      fill(colours);
    }
    // The same at each run.
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    if (what === 'noise') {
      for (let x = 0; x < width; x += 4) {
        for (let y = 0; y < height; y += 4)
          fill(`hsl(${random() * 360} 100% ${random() * 100}%)`, x, y, 4, 4);
      }
    }
    if (what === 'lights') {
      fill('#123');
      for (let light = 0; light < 120; light += 1) {
        pen.fillStyle = `hsl(${random() * 60} 100% 90%)`;
        pen.beginPath();
        pen.arc(random() * width, random() * height, random() * 60, 0, 7);
        pen.fill();
      }
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, kind);
  return Buffer.from(drawn, 'base64');
}

/** Sent as organisers and exhibitors send theirs. */
export async function putPicture(path: string, { accessToken }: Actor, picture: Buffer) {
  const answer = await fetch(inject('address') + path, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${accessToken}` },
    body: new Uint8Array(picture),
  });
  if (!answer.ok) throw new Error(`The picture was answered ${answer.status}.`);
}
