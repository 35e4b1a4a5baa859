import { randomUUID } from 'node:crypto';
import type { MyProfile } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooth, aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aFair, type Fair } from '../../testing/cards/cards.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { sql } from '../../platform/db/sql.ts';

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

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const noticesOf = async ({ token }: Actor) =>
  (
    (await app.call('GET /api/notifications', { token })).body as {
      notifications: { kind: string; data: { fullName: string } }[];
    }
  ).notifications;
const fill = async ({ token, fullName }: Actor) => {
  const general = { username: `u-${randomUUID().slice(0, 8)}`, fullName, company: 'Prado & Co' };
  await app.call('PUT /api/accounts/settings/general', { token, body: general });
  const info = { bio: '', dob: null, country: 'Portugal', website: '', phone: 4915112345 };
  await app.call('PUT /api/accounts/settings/info', { token, body: info });
};

describe('my card', () => {
  test('has what is usual until I choose, and only what is not empty', async () => {
    await fill(visitor);
    const card = await fair.card(visitor);
    expect(card.fields).toEqual(['email', 'company', 'headline']);
    const { fullName, email } = visitor;
    expect(card.values).toEqual({ fullName, email, company: 'Prado & Co' });
    const more = { phone: '4915112345', country: 'Portugal' };
    expect(card.all).toEqual({ fullName, email, company: 'Prado & Co', ...more });
    await fair.choose(visitor, ['phone']);
    expect((await fair.card(visitor)).values).toEqual({ fullName, phone: '4915112345' });
  });

  test('is the same card at every look, and its link is replaced at will', async () => {
    const looks = await Promise.all(Array.from({ length: 8 }, () => fair.card(visitor)));
    expect(new Set(looks.map(({ link }) => link)).size).toBe(1);
    const params = { eventId: fair.event.id };
    const { token } = visitor;
    await app.call('POST /api/events/:eventId/card/link', { token, params });
    expect((await fair.card(visitor)).link).not.toBe(looks[0]?.link);
  });

  test('tells what I say I do, also where my profile hides it', async () => {
    const { token } = visitor;
    const { body } = await app.call('GET /api/profile', { token });
    const { version, privacy } = body as MyProfile;
    const change = { headline: 'Lighthouse keeper', privacy: { ...privacy, headline: 'nobody' } };
    await app.call('PATCH /api/profile', { token, body: { version, ...change } });
    expect((await fair.card(visitor)).values).toMatchObject({ headline: 'Lighthouse keeper' });
  });

  test('is nobody’s who does not take part', async () => {
    const { token } = await aColleague(app, admin);
    const params = { eventId: fair.event.id };
    expect((await app.call('GET /api/events/:eventId/card', { token, params })).status).toBe(404);
  });
});

describe('dropping', () => {
  test('is refused at a booth that is hidden, elsewhere, or one’s own', async () => {
    const hidden = await aBooth(app, admin, fair.event.id);
    await app.testDb.db.run(sql`update exhibitors set is_shown = false where id = ${hidden.id}`);
    expect((await fair.drop(visitor, { exhibitorId: hidden.id })).status).toBe(404);
    const elsewhere = await aFair(app, admin);
    expect((await fair.drop(visitor, { exhibitorId: elsewhere.booth.id })).status).toBe(404);
    expect(codeOf(await fair.drop(fair.staff))).toBe('dropcards.own_booth');
    expect(await fair.drops(visitor)).toEqual([]);
  });

  test('gives what was chosen as it is now, and the staff’s card in return', async () => {
    await fill(visitor);
    const answer = await fair.drop(visitor, { fields: ['company', 'phone'], note: 'Call me' });
    expect(answer.status).toBe(201);
    const { fullName } = visitor;
    const values = { fullName, company: 'Prado & Co', phone: '4915112345' };
    const { email } = fair.staff;
    const staff = [{ fullName: fair.staff.fullName, email }];
    expect(answer.body).toMatchObject({ values, note: 'Call me', via: 'tap', staff });
    await fill({ ...visitor, fullName: 'Somebody Else' });
    expect((await fair.drops(visitor))[0]).toMatchObject({ values });
  });

  test('again with its key it answers the same, and another body is refused', async () => {
    const key = randomUUID();
    const first = await fair.drop(visitor, { key });
    expect((await fair.drop(visitor, { key })).body).toEqual(first.body);
    expect(codeOf(await fair.drop(visitor, { key, note: 'Other' }))).toBe('dropcards.key_used');
    const other = await fair.aVisitor();
    expect(codeOf(await fair.drop(other, { key }))).toBe('dropcards.key_used');
    expect(await fair.drops(other)).toEqual([]);
  });

  test('kept offline and sent again after it was withdrawn gives nothing again', async () => {
    const key = randomUUID();
    const { id } = (await fair.drop(visitor, { key })).body as { id: number };
    await fair.withdraw(visitor, id);
    const replayed = await fair.drop(visitor, { key });
    expect(replayed.body).toMatchObject({ id, values: { fullName: '' }, staff: [] });
    expect(await fair.ledger(visitor)).toHaveLength(2);
    expect((await fair.leads({ q: visitor.email })).total).toBe(0);
  });

  test.each(['one key', 'a key each'])('fifty times at once with %s is one', async (keys) => {
    const one = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        fair.drop(visitor, { key: keys === 'one key' ? one : randomUUID() }),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(await fair.drops(visitor)).toHaveLength(1);
    expect(await fair.ledger(visitor)).toHaveLength(1);
    expect((await fair.leads({ q: visitor.email })).total).toBe(1);
    const [first] = all.map(({ body }) => (body as { id: number }).id);
    const rows = await app.testDb.db.rows(
      sql`select from notifications where key = ${`dropcards.given.${first}`}`,
    );
    expect(rows).toHaveLength(1);
  });
});

test('a card is never left with a booth that goes meanwhile', async () => {
  const going = await aBooth(app, admin, fair.event.id);
  const { db } = app.testDb;
  let answer: ReturnType<typeof fair.drop> | undefined;
  await db.transaction(async (tx) => {
    await tx.run(sql`delete from exhibitors where id = ${going.id}`);
    answer = fair.drop(visitor, { exhibitorId: going.id });
    await expect
      .poll(() => db.rows(sql`select from pg_locks where not granted`), { timeout: 10_000 })
      .toHaveLength(1);
  });
  expect((await answer)?.status).toBe(404);
  expect(await fair.drops(visitor)).toEqual([]);
});

describe('withdrawing', () => {
  test('is mine alone', async () => {
    const { id } = (await fair.drop(visitor)).body as { id: number };
    for (const stranger of [await fair.aVisitor(), fair.staff, admin]) {
      expect((await fair.withdraw(stranger, id)).status).toBe(404);
    }
    expect((await fair.drops(visitor))[0]?.withdrawnAt).toBeNull();
  });

  test('leaves nothing of the card with the booth, in no place', async () => {
    visitor = await fair.aVisitor('Valentina Vanished');
    const { id } = (await fair.drop(visitor, { note: 'Tangerine' })).body as { id: number };
    const lead = (await fair.leads({ q: visitor.email })).leads[0];
    if (!lead) throw new Error('There is no lead.');
    await fair.change(lead, { remark: 'Mandarin', tags: ['Clementine'], rating: 5 });
    const { organisationId, id: personId } = fair.staff.person;
    expect((await noticesOf(fair.staff))[0]?.data.fullName).toBe(visitor.fullName);
    await fair.withdraw(visitor, id);
    const secrets = [visitor.fullName, visitor.email, 'Tangerine', 'Mandarin', 'Clementine'];
    const places = {
      list: JSON.stringify(await fair.leads({ perPage: 500 })),
      csv: await fair.file('csv'),
      vcf: await fair.file('vcf'),
      notices: JSON.stringify(await noticesOf(fair.staff)),
      row: JSON.stringify(
        await app.testDb.db.rows(
          sql`select * from dropcards where organisation_id = ${organisationId} and id = ${id}`,
        ),
      ),
      audit: JSON.stringify(
        await app.testDb.db.rows(
          sql`select * from audit_entries where organisation_id = ${organisationId}
                and person_id = ${personId}`,
        ),
      ),
    };
    for (const [place, text] of Object.entries(places)) {
      for (const secret of secrets) expect(text, place).not.toContain(secret);
    }
    expect((await fair.leads({ perPage: 500 })).leads.find((one) => one.id === id)).toEqual({
      ...lead,
      personId: null,
      values: null,
      avatar: null,
      note: '',
      withdrawnAt: expect.any(String) as string,
      score: 0,
      version: 3,
    });
  });

  test('once more changes nothing, and the card may be given anew', async () => {
    const { id } = (await fair.drop(visitor)).body as { id: number };
    const both = await Promise.all([fair.withdraw(visitor, id), fair.withdraw(visitor, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fair.ledger(visitor)).toMatchObject([{ what: 'withdrawn' }, { what: 'given' }]);
    expect((await fair.drop(visitor)).body).not.toMatchObject({ id });
    expect((await fair.leads({ q: visitor.email })).total).toBe(1);
  });

  test('is heard by the staff without what was given, and by my other windows', async () => {
    const address = await app.listen();
    const staff = await openTestSocket(address, fair.staff.token);
    const mine = await openTestSocket(address, visitor.token);
    const organiser = await openTestSocket(address, admin.token);
    const { id } = (await fair.drop(visitor)).body as { id: number };
    const given = await staff.hears('dropcards.lead_changed', ({ lead }) => lead.id === id);
    expect((await fair.leads({ q: visitor.email })).leads).toEqual([given.lead]);
    await fair.withdraw(visitor, id);
    const { lead } = await staff.hears(
      'dropcards.lead_changed',
      ({ lead }) => lead.id === id && lead.withdrawnAt !== null,
    );
    expect(lead).toMatchObject({ values: null, personId: null, avatar: null, note: '' });
    expect((await fair.leads({ perPage: 500 })).leads.find((one) => one.id === id)).toEqual(lead);
    await mine.hears('dropcards.mine_changed');
    await organiser.hears('exhibitors.console_changed');
    expect(organiser.heard.filter(({ name }) => name.startsWith('dropcards.'))).toEqual([]);
  });
});
