import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aLine } from '../../../testing/chat/chat.ts';
import { aQuestion, proveAddress } from '../../../testing/chat/desks.ts';
import { mailTo } from '../../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let asker: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  const name = 'Horizon <b>\r\nBcc: x@example.org';
  event = await aPublishedEvent(app, admin, { timeZone: 'Asia/Kathmandu' });
  await app.testDb.db.run(sql`update events set name = ${name} where id = ${event.id}`);
  asker = await aColleague(app, admin, 'client', 'Lea <i>Okafor</i>');
  await proveAddress(app, asker);
});
afterAll(() => app.close());

const mail = ({ token }: Actor, conversationId: number) =>
  app.call('POST /api/chat/requests/:conversationId/transcript', {
    token,
    params: { conversationId },
  });

test('is mailed to nobody whose address is not proven', async () => {
  const id = await aQuestion(app, asker, event.id);
  const unproven = await aColleague(app, admin, 'admin');
  const answer = await mail(unproven, id);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([
    403,
    'events.address_unproven',
  ]);
  expect(await mailTo(app, unproven.email)).toEqual([]);
});

test('holds what can be read, in order, as words and nothing else', async () => {
  const id = await aQuestion(app, asker, event.id, 'Is 2 < 3 & "so on"?\n<img src=x onerror=y>');
  const hidden = await aLine(app, asker, id, { text: 'Not for your eyes' });
  await app.testDb.db.run(
    sql`update chat_lines set state = 'hidden' where organisation_id = ${admin.person.organisationId}
          and id = ${hidden.id}`,
  );
  await aLine(app, admin, id, { text: 'It is.' });
  expect((await mail(asker, id)).status).toBe(200);
  const [letter] = await mailTo(app, asker.email);
  expect(letter?.subject).not.toMatch(/[\r\n]/);
  expect(letter?.text).toContain('Is 2 < 3 & "so on"?\n<img src=x onerror=y>');
  expect(letter?.text).toMatch(/Lea <i>Okafor<\/i>, .*\n[^]*Ada Sommer, .*\nIt is\./);
  expect(letter?.text).toContain(`/admin-chat/${id}`);
  for (const text of [letter?.text, letter?.html]) expect(text).not.toContain('Not for your eyes');
  expect(letter?.html).not.toMatch(/<(img|b|i)[ >]/);
  expect(letter?.html).toContain('It is.');
  expect(letter?.html.match(/<br>/g)?.length).toBeGreaterThan(4);
});

test('is in the reader’s language and tells the time of the event', async () => {
  const id = await aQuestion(app, asker, event.id);
  await app.testDb.db.run(
    sql`update chat_lines set created_at = '2027-03-28T12:00:00Z' where conversation_id = ${id}`,
  );
  await app.testDb.db.run(
    sql`insert into accounts_settings (person_id, language) values (${asker.person.id}, 'de')
        on conflict (person_id) do update set language = excluded.language`,
  );
  await mail(asker, id);
  const [letter] = await mailTo(app, asker.email);
  expect(letter?.subject).toMatch(/^Ihr Gespräch am Hilfeschalter/);
  expect(letter?.text).toContain('28.03.2027, 17:45');
});
