import type { EmailRow, Messages } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Room } from '../../platform/work.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { emailCalls } from '../../testing/email/email-calls.ts';
import { aMail } from '../../testing/email/email.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** A window that read its lists once and heard what came after is as one opened now. */

let app: TestApp;
let ada: Actor;
let noah: Actor;
let told: { name: string; payload: unknown; rooms: readonly Room[] }[] = [];
beforeAll(async () => {
  app = await openTestApp();
  const tell = app.work.hub.tell;
  vi.spyOn(app.work.hub, 'tell').mockImplementation((name, payload, rooms, ...rest) => {
    if (name.startsWith('email.')) told.push({ name, payload, rooms });
    tell(name, payload, rooms, ...rest);
  });
});
beforeEach(async () => {
  ada = await anAdmin(app, 'Ada Sommer');
  noah = await aColleague(app, ada, 'client', 'Noah Berger');
  told = [];
});
afterAll(() => app.close());

const { page, pick, update, toggle } = emailCalls(() => app);
const folders = ['inbox', 'draft', 'spam', 'sent', 'trash'] as const;

async function fresh(by: Actor): Promise<Map<number, EmailRow>> {
  const rows = new Map<number, EmailRow>();
  for (const folder of folders)
    for (const row of (await page(by, { folder, limit: 100 })).rows) rows.set(row.id, row);
  return rows;
}

const heardBy = ({ person }: Actor) =>
  told.filter(({ rooms }) => rooms.includes(personIn(person.organisationId, person.id)));

function patched(rows: Map<number, EmailRow>, by: Actor): Map<number, EmailRow> {
  const after = new Map(rows);
  for (const { payload } of heardBy(by)) {
    const { rows: changed, goneIds } = payload as Messages['email.changed'];
    for (const row of changed) after.set(row.id, row);
    for (const id of goneIds) after.delete(id);
  }
  return after;
}

test('nothing is told of what was refused', async () => {
  const mail = await aMail(app, { from: ada, to: [noah] });
  told = [];
  await update(noah, [mail.copyOf(noah), mail.copyOf(ada)], { isRead: true });
  await pick(noah, 'delete', [mail.copyOf(noah)]);
  expect(told).toEqual([]);
});

test('what is told makes an old list a fresh one, for whoever it is', async () => {
  const first = await aMail(app, { from: ada, to: [noah], subject: 'First' });
  const second = await aMail(app, { from: ada, to: [noah], subject: 'Second' });
  const third = await aMail(app, { from: noah, to: [ada], threadId: first.threadId });
  const [before, beforeOfAda] = [await fresh(noah), await fresh(ada)];
  told = [];
  const reply = await aMail(app, { from: ada, to: [noah], threadId: first.threadId });
  const mine = [first, second, third].map(({ copyOf }) => copyOf(noah));
  await update(noah, mine, { isRead: true, isStarred: true });
  await toggle(noah, mine.slice(0, 2), 'important');
  await update(noah, [first.copyOf(noah), second.copyOf(noah)], { folder: 'trash' });
  await pick(noah, 'restore', [second.copyOf(noah)]);
  await pick(noah, 'delete', [first.copyOf(noah)]);
  await aMail(app, { from: noah, threadId: first.threadId, state: 'draft' });
  const after = await fresh(noah);
  expect(patched(before, noah)).toEqual(after);
  expect(after.get(reply.copyOf(noah))?.inThread).toBe(3);
  expect(patched(beforeOfAda, ada)).toEqual(await fresh(ada));
  const last = heardBy(noah).at(-1)?.payload as Messages['email.changed'] | undefined;
  expect(last?.counts).toEqual((await page(noah)).counts);
});

test.each([
  ['POST /apps/email/update-emails', { dataToUpdate: { folder: 'trash' } }],
  ['POST /api/email/messages/label', { label: 'important', isSet: true }],
  ['POST /api/email/messages/restore', {}],
  ['POST /api/email/messages/delete', {}],
] as const)('who did it knows it again when it is told: %s', async (route, body) => {
  const emailId = (await aMail(app, { from: ada, to: [noah] })).copyOf(noah);
  await update(noah, [emailId], { folder: 'trash' });
  told = [];
  const sent = { ...body, emailIds: [emailId] };
  await app.call(route, {
    token: noah.token,
    body: sent,
    headers: { 'idempotency-key': 'key-of-noah' },
  });
  expect(heardBy(noah)).toMatchObject([{ payload: { key: 'key-of-noah' } }]);
});

test('nobody is told of another’s mails, nor shown what they may not see', async () => {
  const ines = await aColleague(app, ada, 'client', 'Ines Prado');
  await aMail(app, { from: noah, to: [ada], bcc: [ines] });
  for (const { rooms } of told) expect(rooms).toHaveLength(1);
  expect(told).toHaveLength(3);
  const text = JSON.stringify(heardBy(ines));
  expect(text).not.toContain(noah.email);
  expect(text).not.toContain(ada.email);
  expect(JSON.stringify(heardBy(ada))).not.toContain('Ines');
});

test('of more than a frame tells, the windows are told to read again', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 101; count++) {
    ids.push((await aMail(app, { from: ada, to: [noah] })).copyOf(noah));
  }
  told = [];
  await update(noah, ids, { isRead: true });
  expect(heardBy(noah)).toEqual([
    expect.objectContaining({
      name: 'email.box_changed',
      payload: { counts: { inbox: 0, draft: 0, spam: 0 } },
    }),
  ]);
});
