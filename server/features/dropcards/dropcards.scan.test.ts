import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBooth, aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aFair, type Fair } from '../../testing/cards/cards.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let fair: Fair;
let visitor: Actor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  fair = await aFair(app, admin);
});
beforeEach(async () => (visitor = await fair.aVisitor()));
afterAll(() => app.close());

const dead = { status: 410, body: { code: 'dropcards.dead_code' } };

test('a code tells nothing to who works at no booth of its event, as if there were none', async () => {
  const { link } = await fair.card(visitor);
  const elsewhere = await aFair(app, admin);
  const foreign = await aFair(app, await anAdmin(app));
  const made = await fair.look(fair.staff, 'x'.repeat(22));
  expect(made).toMatchObject(dead);
  for (const caller of [visitor, admin, elsewhere.staff, foreign.staff]) {
    expect((await fair.look(caller, link)).text).toBe(made.text);
  }
  expect(await elsewhere.scan(elsewhere.staff, link)).toMatchObject(dead);
});

test('staff see whose card it is and which fields, and nothing that stands on it', async () => {
  const { link, fields } = await fair.card(visitor);
  const code = link.split('#')[1] ?? '';
  for (const scanned of [link, code, ` ${code}\n`]) {
    const { body } = await fair.look(fair.staff, scanned);
    expect(body).toEqual({ eventId: fair.event.id, fullName: visitor.fullName, fields });
  }
});

test('taking it gives what its owner chose, tells them at once, and is withdrawn like any', async () => {
  await fair.choose(visitor, ['email']);
  const { link } = await fair.card(visitor);
  const answer = await fair.scan(fair.staff, link, { remark: 'Likes tea' });
  const { fullName, email } = visitor;
  expect(answer).toMatchObject({
    status: 201,
    body: { values: { fullName, email }, via: 'scan', remark: 'Likes tea', note: '' },
  });
  const notices = await app.call('GET /api/notifications', { token: visitor.token });
  expect(notices.body).toMatchObject({
    notifications: [{ kind: 'dropcards.scanned', data: { fullName: fair.staff.fullName } }],
  });
  const [drop] = await fair.drops(visitor);
  expect(drop).toMatchObject({ via: 'scan', withdrawnAt: null });
  expect(await fair.ledger(visitor)).toMatchObject([{ what: 'given', via: 'scan' }]);
  await fair.withdraw(visitor, drop?.id ?? 0);
  expect((await fair.leads({ q: email })).total).toBe(0);
});

test('twice it is once: by key, by hand, and beside a card dropped already', async () => {
  const { link } = await fair.card(visitor);
  const key = randomUUID();
  const first = await fair.scan(fair.staff, link, { key });
  expect((await fair.scan(fair.staff, link, { key })).body).toEqual(first.body);
  expect((await fair.scan(fair.staff, link)).body).toEqual(first.body);
  expect((await fair.drop(visitor)).body).toMatchObject({ via: 'scan' });
  const other = await fair.card(await fair.aVisitor());
  const reused = await fair.scan(fair.staff, other.link, { key });
  expect(reused.body).toMatchObject({ code: 'dropcards.key_used' });
  expect(await fair.ledger(visitor)).toHaveLength(1);
});

test('a replaced code is dead, and so is that of one’s own booth and of who left', async () => {
  const { link } = await fair.card(visitor);
  const { token } = visitor;
  const params = { eventId: fair.event.id };
  await app.call('POST /api/events/:eventId/card/link', { token, params });
  expect(await fair.look(fair.staff, link)).toMatchObject(dead);
  expect(await fair.scan(fair.staff, link)).toMatchObject(dead);
  const own = await fair.card(fair.staff);
  const refused = await fair.scan(fair.staff, own.link);
  expect(refused.body).toMatchObject({ code: 'dropcards.own_booth' });
  const fresh = await fair.card(visitor);
  await app.call('DELETE /api/people/:personId', {
    token: admin.token,
    params: { personId: visitor.person.id },
  });
  expect(await fair.look(fair.staff, fresh.link)).toMatchObject(dead);
});

test('a code of another event is dead at this booth', async () => {
  const elsewhere = await aFair(app, admin);
  await aBooth(app, admin, elsewhere.event.id, [fair.staff]);
  const guest = await elsewhere.aVisitor();
  const { link } = await elsewhere.card(guest);
  expect(await fair.scan(fair.staff, link)).toMatchObject(dead);
  const colleague = await aColleague(app, admin);
  expect(await fair.scan(colleague, link)).toMatchObject({ status: 404 });
});
