import type { Booking, BookingRecord, MyProfile, Offer } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterWhatInvited } from '../../../app.members.ts';
import { sql } from '../../../platform/db/sql.ts';
import { aHold, booked, detailsOf, filledIn } from '../../../testing/bookings/bookings.ts';
import { newQuestion, newTicket, onSale } from '../../../testing/bookings/offer.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember } from '../../organisations/index.ts';
import { book, forgetAnswers, keepDetails, readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: Awaited<ReturnType<typeof aPublishedEvent>>;
let ticketId: number;
let asked: Record<'headline' | 'company' | 'country' | 'interests', number>;

beforeAll(async () => {
  app = await openTestApp({ limits: { link: { points: 100_000, seconds: 1 } } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  await onSale(app, admin, event.id);
  ticketId = (await newTicket(app, admin, event.id, { price: 0 })).id;
  const ask = async (other: Parameters<typeof newQuestion>[3]) =>
    (await newQuestion(app, admin, event.id, other)).id;
  asked = {
    headline: await ask({ fills: 'headline', keptDays: 3 }),
    company: await ask({ fills: 'company' }),
    country: await ask({ kind: 'country', fills: 'country' }),
    interests: await ask({
      kind: 'several',
      fills: 'interests',
      options: [
        { id: 1, text: { en: 'Tides' } },
        { id: 2, text: { en: '<b>Ports</b>' } },
      ],
    }),
  };
});

type Booker = Pick<Actor, 'email' | 'fullName'>;
const saying = (headline: string) => [
  { questionId: asked.headline, text: headline, optionIds: [] },
  { questionId: asked.company, text: 'Halbinsel', optionIds: [] },
  { questionId: asked.country, text: 'PT', optionIds: [] },
  { questionId: asked.interests, text: '', optionIds: [1, 2] },
];

async function held({ email, fullName }: Booker, headline = 'I plan  ports') {
  const token = await aHold(app, event.slug, [{ ticketId, quantity: 1 }]);
  const placeId = (await readOwn(app.work, token)).people[0]?.id ?? 0;
  await filledIn(app, token, {
    booker: { email, fullName, phone: '' },
    people: [{ placeId, fullName, email: '', answers: saying(headline) }],
  });
  return { token, placeId };
}
const bookIt = (token: string) =>
  book(app.work, token, { way: 'free', gross: 0, agrees: true }, '203.0.113.7');

const says = (
  { token, placeId }: { token: string; placeId: number },
  agrees: unknown,
  by?: Actor,
) => {
  const call = { params: { token, placeId }, body: { agrees } };
  return by
    ? app.call('PUT /api/booking/:token/places/:placeId/my-profile', { ...call, token: by.token })
    : app.call('PUT /api/booking/:token/places/:placeId/profile', call);
};
const agreedAt = (token: string) =>
  readOwn(app.work, token).then(({ fills }) => fills[0]?.agreedAt ?? null);

const profileOf = async ({ token }: Actor) =>
  (await app.call('GET /api/profile', { token })).body as MyProfile;
const filled = { headline: 'I plan ports', company: 'Halbinsel', country: 'PT' };
const empty = { headline: '', company: '', country: '', interests: [] };

async function aMember(): Promise<Actor> {
  const one = await aColleague(app, admin);
  const { db } = app.testDb;
  await db.run(sql`update accounts set verified_at = now() where id = ${one.person.id}`);
  return one;
}

/** Somebody who accepts the link that was mailed to this address. */
async function comesIn(email: string): Promise<Actor> {
  const one = await anAdmin(app);
  const { organisationId } = admin.person;
  const personId = one.person.id;
  await app.work.transaction(async (tx) => {
    await addMember(tx, organisationId, personId, 'client');
    await enterWhatInvited(tx, { organisationId, personId, email });
  });
  return one;
}
const wordsOf = (personId: number) =>
  app.testDb.db.row<{ headline: string; interests: string[]; company: string }>(
    sql`select p.headline, p.interests, m.company from organisations_members m
        left join profiles p on p.organisation_id = m.organisation_id and p.person_id = m.person_id
        where m.organisation_id = ${admin.person.organisationId} and m.person_id = ${personId}`,
  );

describe('who agrees while they are signed in', () => {
  test('has what was empty filled when it is booked, in words their profile takes', async () => {
    const one = await aMember();
    const mine = await held(one);
    const answer = await says(mine, true, one);
    expect((answer.body as Booking).fills).toEqual([
      {
        placeId: mine.placeId,
        fields: ['headline', 'company', 'country', 'interests'],
        agreedAt: expect.any(String),
      },
    ]);
    expect(await profileOf(one)).toMatchObject(empty);
    await bookIt(mine.token);
    expect(await profileOf(one)).toMatchObject({ ...filled, interests: ['Tides', '<b>Ports</b>'] });
  });

  test('has it at once where it is booked already, and only once', async () => {
    const one = await aMember();
    const mine = await held(one);
    await bookIt(mine.token);
    await Promise.all([says(mine, true, one), says(mine, true, one)]);
    const profile = await profileOf(one);
    expect(profile).toMatchObject(filled);
    const body = { version: profile.version, headline: '', about: 'Mine' };
    await app.call('PATCH /api/profile', { token: one.token, body });
    await says(mine, false, one);
    await says(mine, true, one);
    expect(await profileOf(one)).toMatchObject({ headline: '', about: 'Mine' });
  });

  test('keeps what they wrote themselves, whatever they answer later', async () => {
    const one = await aMember();
    const { version } = await profileOf(one);
    const body = { version, headline: 'My own words' };
    await app.call('PATCH /api/profile', { token: one.token, body });
    const mine = await held(one);
    await says(mine, true, one);
    await bookIt(mine.token);
    expect(await profileOf(one)).toMatchObject({ ...filled, headline: 'My own words' });
    const details = detailsOf(await readOwn(app.work, mine.token), {
      booker: { email: one.email, fullName: one.fullName, phone: '' },
      people: [
        {
          placeId: mine.placeId,
          fullName: one.fullName,
          email: '',
          answers: [{ questionId: asked.company, text: 'Elsewhere', optionIds: [] }],
        },
      ],
    });
    await keepDetails(app.work, mine.token, details);
    expect(await profileOf(one)).toMatchObject({ company: 'Halbinsel' });
  });

  test('is filled with nothing that was not named when they agreed', async () => {
    const one = await aMember();
    const db = app.testDb.db;
    const fillIt = (fills: string | null) =>
      db.run(sql`update tickets_questions set fills = ${fills} where id = ${asked.headline}`);
    await fillIt(null);
    const mine = await held(one);
    await says(mine, true, one);
    await fillIt('headline');
    await bookIt(mine.token);
    expect(await profileOf(one)).toMatchObject({ ...filled, headline: '' });
  });

  test('and withdraws it before it is booked has nothing filled', async () => {
    const one = await aMember();
    const mine = await held(one);
    await says(mine, true, one);
    await says(mine, false);
    await bookIt(mine.token);
    expect(await profileOf(one)).toMatchObject(empty);
  });
});

describe('who is not signed in', () => {
  test('is filled when they accept the link that was mailed to them', async () => {
    const email = `Noor.${crypto.randomUUID()}@example.com`;
    const mine = await held({ email, fullName: 'Noor Haddad' });
    await says(mine, true);
    await bookIt(mine.token);
    const one = await comesIn(email);
    expect(await wordsOf(one.person.id)).toEqual({
      headline: 'I plan ports',
      interests: ['Tides', '<b>Ports</b>'],
      company: 'Halbinsel',
    });
  });

  test('and agreed to nothing stays empty', async () => {
    const email = `noor.${crypto.randomUUID()}@example.com`;
    const mine = await held({ email, fullName: 'Noor Haddad' });
    await bookIt(mine.token);
    expect((await wordsOf((await comesIn(email)).person.id))?.company).toBe('');
  });

  test('never writes into the profile of a member by booking with their address', async () => {
    const one = await aMember();
    const mine = await held(one, 'A fool');
    expect((await says(mine, true)).status).toBe(200);
    await bookIt(mine.token);
    expect(await profileOf(one)).toMatchObject(empty);
    const other = await aMember();
    await says(mine, true, other);
    const stranger = await anAdmin(app);
    await says(mine, true, stranger);
    expect(await profileOf(one)).toMatchObject(empty);
    expect(await profileOf(other)).toMatchObject(empty);
  });

  test('is filled with nothing whose days are over', async () => {
    const email = `noor.${crypto.randomUUID()}@example.com`;
    const mine = await held({ email, fullName: 'Noor Haddad' });
    await says(mine, true);
    await bookIt(mine.token);
    app.clock.ahead = 86_400 * 1_000;
    await forgetAnswers(app.work);
    app.clock.ahead = 0;
    const words = await wordsOf((await comesIn(email)).person.id);
    expect([words?.headline ?? '', words?.company]).toEqual(['', 'Halbinsel']);
  });
});

describe('nobody agrees', () => {
  test('for somebody else, and once it is theirs no more it holds no more', async () => {
    const one = await aMember();
    const mine = await held(one);
    await says(mine, true, one);
    const details = detailsOf(await readOwn(app.work, mine.token));
    const [person] = details.people;
    const email = 'kim@example.com';
    const booker = { email: one.email, fullName: one.fullName, phone: '' };
    const people = [{ placeId: mine.placeId, fullName: 'Kim', email, answers: saying('Kim') }];
    expect(person).toBeDefined();
    await keepDetails(app.work, mine.token, { ...details, booker, people });
    expect((await readOwn(app.work, mine.token)).fills).toEqual([]);
    expect((await says(mine, true, one)).status).toBe(404);
    await bookIt(mine.token);
    expect(await profileOf(one)).toMatchObject(empty);
  });

  test('with a forged body, a foreign place, or for what has ended', async () => {
    const mine = await held({ email: 'ines@example.com', fullName: 'Ines' });
    const other = await held({ email: 'bo@example.com', fullName: 'Bo' });
    for (const odd of ['yes', 1, null, { agrees: true }]) {
      expect((await says(mine, odd)).status).toBe(422);
    }
    expect((await says({ ...mine, placeId: other.placeId }, true)).status).toBe(404);
    app.clock.ahead = 3_600;
    expect((await says(mine, true)).status).toBe(409);
    expect((await says(mine, false)).status).toBe(200);
  });

  test('to what no question fills', async () => {
    const { id } = await newTicket(app, admin, event.id, { price: 0 });
    await app.testDb.db.run(
      sql`update tickets_questions set ticket_ids = array[${ticketId}::bigint]
          where event_id = ${event.id}`,
    );
    const token = await aHold(app, event.slug, [{ ticketId: id, quantity: 1 }]);
    const placeId = (await readOwn(app.work, token)).people[0]?.id ?? 0;
    const people = [{ placeId, fullName: 'Ines Prado', email: '', answers: [] }];
    const after = await booked(app, token, { details: { people } });
    expect(after.fills).toEqual([]);
    expect((await says({ token, placeId }, true)).status).toBe(409);
  });
});

test('each step is in the history that organisers read, and the moment on the page', async () => {
  const one = await aMember();
  const mine = await held(one);
  await bookIt(mine.token);
  await says(mine, true);
  await says(mine, true);
  expect(await agreedAt(mine.token)).toEqual(expect.any(String));
  await says(mine, false);
  await says(mine, false);
  expect(await agreedAt(mine.token)).toBeNull();
  const row = await app.testDb.db.row<{ id: number }>(
    sql`select booking_id as id from bookings_places where id = ${mine.placeId}`,
  );
  const { body } = await app.call('GET /api/bookings/:bookingId', {
    token: admin.token,
    params: { bookingId: row?.id ?? 0 },
  });
  const facts = (body as BookingRecord).changes.flatMap((change) => change.facts);
  expect(facts).toEqual(['profile_agreed', 'profile_withdrawn']);
});

test('two questions that fill one field of the same people are named before sale', async () => {
  const { id } = await newQuestion(app, admin, event.id, { fills: 'headline' });
  const apart = await newQuestion(app, admin, event.id, { kind: 'country' });
  const { body } = await app.call('GET /api/events/:eventId/offer', {
    token: admin.token,
    params: { eventId: event.id },
  });
  const alike = (body as Offer).faults.filter(({ what }) => what === 'questions_fill_alike');
  expect(alike.map(({ about }) => about)).toEqual([id]);
  expect(apart.fills).toBeNull();
});
