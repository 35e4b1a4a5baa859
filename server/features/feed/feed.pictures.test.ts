import type { FeedPost } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCircle, type Circle } from '../../testing/feed/circle.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { sweepFeed } from './index.ts';

let app: TestApp;
let circle: Circle;
let uma: Actor;
let vera: Actor;
beforeAll(async () => {
  app = await openTestApp();
  circle = await aCircle(app, await anAdmin(app));
  [uma, vera] = [await circle.attendee('Uma'), await circle.attendee('Vera')];
});
afterAll(() => app.close());

const statusOf = ({ status }: Answer) => status;

test('a post loses the pictures its writer takes off, and no file of anything else', async () => {
  const { id } = await circle.posted(uma, { text: 'Three of them' });
  const others = await circle.posted(vera);
  const add = (by: Actor, postId: number) =>
    app.call('POST /api/feed/posts/:postId/pictures', {
      token: by.token,
      params: { postId },
      file: tinyPicture,
    });
  await add(uma, id);
  await add(uma, id);
  const [one = '', two = '', three = ''] = ((await add(uma, id)).body as FeedPost).pictures;
  const [hers = ''] = ((await add(vera, others.id)).body as FeedPost).pictures;
  const off = { withoutPictures: [two, hers, '/api/files/pictures/none.webp'] };
  expect(statusOf(await circle.change(vera, id, off))).toBe(404);
  expect(statusOf(await circle.change(uma, id, {}))).toBe(422);
  const changed = (await circle.change(uma, id, off)).body;
  expect(changed).toMatchObject({ text: 'Three of them', pictures: [one, three] });
  expect(changed).toMatchObject({ editedAt: expect.any(String) });
  await sweepFeed(app.work);
  const look = async (url: string) => (await app.http.inject({ url })).statusCode;
  expect(await Promise.all([one, two, three, hers].map(look))).toEqual([200, 404, 200, 200]);
});
