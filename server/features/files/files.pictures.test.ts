import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptFiles } from '../../testing/files/kept-files.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepPicture, type PictureShape, removePicture } from './files.pictures.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const wide = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#4250c9' } })
    .png()
    .toBuffer();
const keep = async (shape: PictureShape) => keepPicture(app.work, await wide(), shape, 'one');
const open = (address: string) => app.http.inject({ url: address });
const sizeOf = async (address: string) => {
  const { width, height } = await sharp((await open(address)).rawPayload).metadata();
  return [width, height];
};
const kept = () => keptFiles(app).map(({ name }) => name);

test.each([
  ['banner', [1600, 640], [800, 320]],
  ['product', [1200, 600], [400, 200]],
  ['logo', [512, 256], [192, 96]],
  ['face', [256, 256], [96, 96]],
] as const)('of a %s a card gets what it shows', async (shape, whole, small) => {
  const address = await keep(shape);
  expect(await sizeOf(address)).toEqual(whole);
  expect(await sizeOf(`${address}?size=small`)).toEqual(small);
  const { headers } = await open(`${address}?size=small`);
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['cache-control']).toContain('immutable');
});

test('what was kept before there were small ones is shown whole', async () => {
  const name = await app.work.files.keep('webp', await wide());
  expect(await sizeOf(`/api/files/pictures/${name}?size=small`)).toEqual([2000, 1000]);
});

test('another size is refused', async () => {
  const address = await keep('logo');
  expect((await open(`${address}?size=huge`)).statusCode).toBe(422);
});

test('a small one is no larger than what was sent', async () => {
  const mark = sharp({ create: { width: 90, height: 30, channels: 3, background: '#4250c9' } });
  const bytes = await mark.png().toBuffer();
  const address = await keepPicture(app.work, bytes, 'logo', 'one');
  expect(await sizeOf(`${address}?size=small`)).toEqual([90, 30]);
});

test('both go together', async () => {
  const before = kept();
  const address = await keep('banner');
  expect(kept()).toHaveLength(before.length + 2);
  await removePicture(app.work, address);
  expect(kept()).toEqual(before);
});
