import type { FeedComment } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCircle, type Circle } from '../../testing/feed/circle.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let circle: Circle;
let [uma, vera, wes]: Actor[] = [];
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  circle = await aCircle(app, admin);
  [uma, vera, wes] = [
    await circle.attendee('Uma'),
    await circle.attendee('Vera'),
    await circle.attendee('Wes'),
  ];
});
afterAll(() => app.close());

const actor = (one: Actor | undefined): Actor => {
  if (!one) throw new Error('There is nobody.');
  return one;
};
const say = async (by: Actor | undefined, postId: number, text: string, parentId?: number) =>
  (await circle.say(actor(by), postId, text, parentId)).body as FeedComment;
const aPost = async () => (await circle.posted(actor(uma))).id;
const linesOf = async (postId: number) =>
  (await circle.said(actor(wes), postId)).map(({ text, state }) => [text, state]);

test('answers stand one level deep, under what is there, below the same post', async () => {
  const [id, elsewhere] = [await aPost(), await aPost()];
  const first = await say(vera, id, 'First');
  const answer = await say(wes, id, 'Answer', first.id);
  expect(answer.parentId).toBe(first.id);
  const refused = [
    await circle.say(actor(wes), id, 'Deeper', answer.id),
    await circle.say(actor(wes), elsewhere, 'Astray', first.id),
    await circle.say(actor(wes), id, ' '),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 422]);
});

test('one takes away one’s own; who posted and who keeps order take away all', async () => {
  const id = await aPost();
  for (const by of [vera, uma, admin]) {
    const { id: said } = await say(vera, id, 'Hm');
    expect((await circle.takeAway(actor(wes), said)).status).toBe(404);
    expect((await circle.takeAway(actor(by), said)).status).toBe(200);
    expect((await circle.takeAway(actor(by), said)).status).toBe(404);
  }
  expect(await linesOf(id)).toEqual([]);
});

test('what is taken away keeps its place while it is answered', async () => {
  const id = await aPost();
  const first = await say(vera, id, 'First');
  await say(wes, id, 'Answer', first.id);
  await circle.takeAway(actor(vera), first.id);
  expect(await linesOf(id)).toEqual([
    ['', 'removed'],
    ['Answer', 'shown'],
  ]);
  const [place] = await circle.said(actor(wes), id);
  expect(place?.author).toBeNull();
});

test('one says it in other words, nobody else does', async () => {
  const id = await aPost();
  const { id: commentId } = await say(vera, id, 'Helo <b>');
  const change = ({ token }: Actor, text: string) =>
    app.call('PATCH /api/feed/comments/:commentId', {
      token,
      params: { commentId },
      body: { text },
    });
  for (const by of [wes, uma, admin]) expect((await change(actor(by), 'X')).status).toBe(404);
  expect((await change(actor(vera), 'Hello <b>')).status).toBe(200);
  expect(await linesOf(id)).toEqual([['Hello <b>', 'shown']]);
});

test('the post says how many there are', async () => {
  const id = await aPost();
  await say(vera, id, 'One');
  await say(wes, id, 'Two');
  expect((await circle.get(actor(vera), id)).body).toMatchObject({ comments: 2 });
});
