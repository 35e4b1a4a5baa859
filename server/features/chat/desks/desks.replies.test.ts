import { randomUUID } from 'node:crypto';
import type { EventSetup, SavedReplies, SavedReply, SavedReplyInput } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const key = '/api/events/:eventId/saved-replies';
const save = ({ token }: Actor, body: SavedReplyInput = { title: 'Badges', text: 'Here.' }) =>
  app.call(`POST ${key}`, { token, params: { eventId: event.id }, body });
const list = async () =>
  (
    (await app.call(`GET ${key}`, { token: admin.token, params: { eventId: event.id } }))
      .body as SavedReplies
  ).replies;

test('belong to their event, and to organisers', async () => {
  expect((await save(await aColleague(app, admin))).status).toBe(403);
  const { id: replyId } = (await save(admin)).body as SavedReply;
  const other = await aPublishedEvent(app, admin);
  const body = { title: 'Taken', text: 'x' };
  const change = (eventId: number) =>
    app.call(`PATCH ${key}/:replyId`, { token: admin.token, params: { eventId, replyId }, body });
  expect((await change(other.id)).status).toBe(404);
  expect((await change(event.id)).status).toBe(200);
  expect(await list()).toEqual([{ id: replyId, ...body }]);
  const remove = (eventId: number) =>
    app.call(`DELETE ${key}/:replyId`, { token: admin.token, params: { eventId, replyId } });
  expect((await remove(other.id)).status).toBe(404);
  expect((await remove(event.id)).status).toBe(200);
  expect((await remove(event.id)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('have a limit', async () => {
  await app.testDb.db.run(
    sql`insert into chat_replies (organisation_id, event_id, title, text)
        select ${admin.person.organisationId}, ${event.id}, ${randomUUID()}, 'x'
        from generate_series(1, 200)`,
  );
  const refused = await save(admin);
  expect((refused.body as { code: string }).code).toBe('chat.too_many_replies');
});
