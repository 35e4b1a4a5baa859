import type { Connections, Directory, MyProfile, PersonPage, Suggestion } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgenda } from '../../testing/agenda.ts';
import { type Actor, aColleague, anAdmin } from '../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findHeadlines, findHeadlinesFor, findNamed, findPresenceHidden } from './index.ts';
import { findProfilesAbout } from './profiles.farewell.queries.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
});
afterAll(() => app.close());

const found = async (q: string) => ((await crowd.list(admin, { q })).body as Directory).total;
const profileOf = async ({ token }: Actor) =>
  (await app.call('GET /api/profile', { token })).body as MyProfile;

test('who is removed or deactivated is found no more, and leaves no profile', async () => {
  const [gone, paused] = [
    await crowd.attendee('Gone Girl', { headline: 'Divesdeep' }),
    await crowd.attendee('Paused Paul'),
  ];
  const { token } = admin;
  const params = (one: Actor) => ({ personId: one.person.id });
  await app.call('DELETE /api/people/:personId', { token, params: params(gone) });
  await app.call('PATCH /api/people/:personId', {
    token,
    params: params(paused),
    body: { isActive: false },
  });
  expect([await found('gone'), await found('divesdeep'), await found('paused')]).toEqual([0, 0, 0]);
  expect((await crowd.read(admin, gone)).status).toBe(404);
  expect((await crowd.read(admin, paused)).status).toBe(404);
  const { profiles } = await findProfilesAbout(app.testDb.db, gone.person.id);
  expect(profiles).toEqual([]);
});

test('who leaves the event is found there no more', async () => {
  const leaver = await crowd.attendee('Leaving Lena');
  expect(await found('leaving')).toBe(1);
  await crowd.call(admin, 'DELETE /api/events/:eventId/attendees/:personId', {
    params: { personId: leaver.person.id },
  });
  expect(await found('leaving')).toBe(0);
  await crowd.join(leaver);
  expect(await found('leaving')).toBe(1);
});

test('a name, company or country changed elsewhere is found at once, and the old one no more', async () => {
  const mover = await crowd.attendee('Mover Before', { company: 'Oldcorp', country: 'Norway' });
  const general = { username: `m-${mover.person.id}`, fullName: 'Mover After', company: 'Newcorp' };
  await app.call('PUT /api/accounts/settings/general', { token: mover.token, body: general });
  const info = { bio: '', dob: null, country: 'Chile', website: '', phone: null };
  await app.call('PUT /api/accounts/settings/info', { token: mover.token, body: info });
  const after = [await found('mover after'), await found('newcorp'), await found('chile')];
  const before = [await found('oldcorp'), await found('norway')];
  expect([after, before]).toEqual([
    [1, 1, 1],
    [0, 0],
  ]);
});

test('what is hidden at the moment something else changes stays hidden', async () => {
  const mover = await crowd.attendee('Racer', { company: 'Zyxwvut' });
  const rename = (company: string) =>
    app.call('PUT /api/accounts/settings/general', {
      token: mover.token,
      body: { username: `r-${mover.person.id}`, fullName: 'Racer', company },
    });
  const show = (audience: 'nobody' | 'everyone') =>
    crowd.write(mover, { privacy: { company: audience } });
  for (let round = 0; round < 10; round++) {
    await Promise.all([rename(`Zyxwvut ${round}`), show('nobody')]);
    expect(await found('zyxwvut')).toBe(0);
    await Promise.all([rename(`Zyxwvut ${round} again`), show('everyone')]);
    expect(await found(`zyxwvut ${round} again`)).toBe(1);
  }
});

test('of two who are one, the kept person gets what they had not', async () => {
  const [kept, double, friend] = [
    await crowd.attendee('Kept'),
    await crowd.attendee('Double', { headline: 'From the double' }),
    await crowd.attendee('Friend'),
  ];
  await crowd.ask(double, friend);
  const { incoming } = (await crowd.connections(friend)).body as Connections;
  await crowd.answer(friend, incoming[0]?.id ?? 0, true);
  const merged = await app.call('POST /api/people/merge', {
    token: admin.token,
    body: { keepId: kept.person.id, doubleIds: [double.person.id] },
  });
  expect(merged.status).toBe(200);
  expect(await profileOf(kept)).toMatchObject({ headline: 'From the double' });
  const page = (await crowd.read(kept, friend)).body as PersonPage;
  expect(page.standing).toBe('connected');
});

test('other features learn what a person lets them', async () => {
  const open = await crowd.attendee('Open', { headline: 'Builds', showsVisits: true });
  const shy = await crowd.attendee('Shy', {
    headline: 'Hides',
    showsPresence: false,
    privacy: { headline: 'attendees' },
  });
  const ids = [open.person.id, shy.person.id];
  const { db } = app.testDb;
  const { organisationId } = admin.person;
  expect(await findHeadlines(db, organisationId, ids)).toEqual(
    new Map([[open.person.id, 'Builds']]),
  );
  expect((await findHeadlinesFor(db, organisationId, ids)).get(shy.person.id)).toBe('Hides');
  expect(await findNamed(db, organisationId, ids)).toEqual(new Set([open.person.id]));
  expect(await findPresenceHidden(db, organisationId, ids)).toEqual(new Set([shy.person.id]));
});

test('sessions starred by both are named where the other tells their interests', async () => {
  const agenda = await anAgenda(app, admin);
  const session = await agenda.add({ title: { en: 'Keels' }, startsAt: '2027-03-28T09:00:00Z' });
  await agenda.publish();
  const [me, teller, silent] = [
    agenda.attendee,
    await agenda.join(await aColleague(app, admin, 'client', 'Teller')),
    await agenda.join(await aColleague(app, admin, 'client', 'Silent')),
  ];
  await crowd.write(teller, { interests: ['Ropes'] });
  await crowd.write(silent, { interests: ['Ropes'], privacy: { interests: 'connections' } });
  for (const by of [me, teller, silent]) await agenda.star(session, by);
  const answer = await app.call('GET /api/events/:eventId/people/suggestions', {
    token: me.token,
    params: { eventId: agenda.event.id },
  });
  const suggested = answer.body as Suggestion[];
  expect(suggested.map(({ person, why }) => [person.fullName, why])).toEqual([
    ['Teller', [{ what: 'session', words: [], sessions: [{ en: 'Keels' }] }]],
  ]);
});
