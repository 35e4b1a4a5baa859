import type {
  Connections,
  Directory,
  Found,
  MyProfile,
  PersonPage,
  Suggestion,
} from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let ada: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  ada = await crowd.attendee('Ada Sommer');
});
afterAll(() => app.close());

const names = async (by: Actor, query: Record<string, unknown>) => {
  const { body } = await crowd.list(by, query);
  return (body as Directory).people.map(({ fullName }) => fullName);
};

test('who is not in the event has no way to its people, and neither has another organisation', async () => {
  const [outsider, stranger] = [await aColleague(app, admin), await anAdmin(app)];
  for (const by of [outsider, stranger]) {
    for (const answer of [
      await crowd.list(by),
      await crowd.choices(by),
      await crowd.suggestions(by),
      await crowd.find(by, 'a'),
      await crowd.read(by, ada),
      await crowd.ask(by, ada),
      await crowd.connections(by),
    ]) {
      expect(answer.status).toBe(404);
    }
  }
});

test('a profile is mine as the product has it until I change it', async () => {
  const { body } = await app.call('GET /api/profile', { token: ada.token });
  expect(body).toMatchObject({
    fullName: 'Ada Sommer',
    headline: '',
    interests: [],
    isListed: true,
    showsPresence: true,
    showsVisits: false,
    version: 1,
    privacy: {
      headline: 'everyone',
      company: 'everyone',
      country: 'everyone',
      interests: 'everyone',
      languages: 'everyone',
      about: 'attendees',
      offers: 'attendees',
      needs: 'attendees',
      links: 'attendees',
      email: 'nobody',
      phone: 'nobody',
    },
  } satisfies Partial<MyProfile>);
});

test('a change on an old version is refused, of two at once one stands', async () => {
  const eve = await crowd.attendee('Eve Novak');
  const patch = (headline: string) =>
    app.call('PATCH /api/profile', { token: eve.token, body: { version: 1, headline } });
  const answers = await Promise.all([patch('One'), patch('Two'), patch('Three')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const { body } = await app.call('GET /api/profile', { token: eve.token });
  expect(body).toMatchObject({ version: 2 });
});

test('is found by parts of words, without accents, with small mistakes, short ones by beginnings', async () => {
  await crowd.attendee('Chloé Lindqvist', { company: 'Ostkai GmbH', headline: 'Makes boats' });
  expect(await names(ada, { q: 'chloe' })).toEqual(['Chloé Lindqvist']);
  expect(await names(ada, { q: 'LINDQ' })).toEqual(['Chloé Lindqvist']);
  expect(await names(ada, { q: 'lindqvits' })).toEqual(['Chloé Lindqvist']);
  expect(await names(ada, { q: 'ostkai boats' })).toEqual(['Chloé Lindqvist']);
  expect(await names(ada, { q: 'li' })).toEqual(['Chloé Lindqvist']);
  expect(await names(ada, { q: 'dq' })).toEqual([]);
  expect(await names(ada, { q: '%' })).toEqual([]);
  expect(await names(ada, { q: '<>' })).toEqual([]);
  expect(await names(ada, { company: 'ostkai gmbh' })).toEqual(['Chloé Lindqvist']);
});

test('who does not want to be listed is gone at once, but for who knows them', async () => {
  const [hidden, friend] = [await crowd.attendee('Ghost Writer'), await crowd.attendee('Friend')];
  await crowd.ask(friend, hidden);
  const { incoming } = (await crowd.connections(hidden)).body as Connections;
  await crowd.answer(hidden, incoming[0]?.id ?? 0, true);
  expect(await names(ada, { q: 'ghost' })).toEqual(['Ghost Writer']);
  await crowd.write(hidden, { isListed: false });
  expect(await names(ada, { q: 'ghost' })).toEqual([]);
  expect((await crowd.read(ada, hidden)).status).toBe(404);
  expect((await crowd.ask(ada, hidden)).status).toBe(404);
  expect((await crowd.read(friend, hidden)).status).toBe(200);
  expect(((await crowd.connections(friend)).body as Connections).connected).toHaveLength(1);
  await crowd.write(hidden, { isListed: true });
  expect((await crowd.read(ada, hidden)).status).toBe(200);
});

test('one box finds people, companies, speakers and booths', async () => {
  await crowd.attendee('Quirin Quell', { company: 'Quellwerk' });
  const { body } = await crowd.find(ada, 'quelwerk');
  const { people, companies } = body as Found;
  expect(people.hits.map(({ fullName }) => fullName)).toEqual(['Quirin Quell']);
  expect(companies).toEqual({ hits: [{ name: 'Quellwerk', people: 1 }], total: 1 });
});

test('who runs the events is found by their name and read, also without being in this one', async () => {
  const [olga, hidden, gone] = [
    await aColleague(app, admin, 'admin', 'Olga Zwirner'),
    await aColleague(app, admin, 'admin', 'Hanna Zwirner'),
    await aColleague(app, admin, 'admin', 'Gero Zwirner'),
  ];
  await aColleague(app, admin, 'client', 'Nobody Zwirner');
  await crowd.write(hidden, { isListed: false });
  await app.testDb.db.run(
    sql`update organisations_members set deactivated_at = now() where person_id = ${gone.person.id}`,
  );
  for (const q of ['zwirner', 'zwirnner']) {
    const { people } = (await crowd.find(ada, q)).body as Found;
    expect(people).toMatchObject({ total: 1, hits: [{ id: olga.person.id }] });
  }
  expect((await crowd.read(ada, olga)).status).toBe(200);
  expect((await crowd.read(ada, hidden)).status).toBe(404);
  expect(await names(ada, { q: 'zwirner' }), 'the list of attendees has attendees').toEqual([]);
  const direct = await app.call('POST /api/chat/conversations/direct', {
    token: ada.token,
    body: { personId: olga.person.id },
  });
  expect(direct.status).toBe(200);
  await crowd.join(olga);
  const { people } = (await crowd.find(ada, 'zwirner')).body as Found;
  expect(people.total, 'once, although in the event as well').toBe(1);
});

test('suggests with reasons both of us wrote', async () => {
  const me = await crowd.attendee('Needy', {
    interests: ['Solar', 'Chess'],
    needs: ['Funding'],
    offers: ['Design'],
  });
  await crowd.attendee('Giver', { interests: ['solar'], offers: ['funding'], needs: ['design'] });
  const shy = await crowd.attendee('Shy', {
    offers: ['Funding'],
    interests: ['Chess'],
    privacy: { offers: 'connections' },
  });
  const suggestions = (await crowd.suggestions(me)).body as Suggestion[];
  expect(suggestions.map(({ person, why }) => [person.fullName, why])).toEqual([
    [
      'Giver',
      [
        { what: 'they-offer', words: ['Funding'], sessions: [] },
        { what: 'they-need', words: ['Design'], sessions: [] },
        { what: 'interest', words: ['Solar'], sessions: [] },
      ],
    ],
    ['Shy', [{ what: 'interest', words: ['Chess'], sessions: [] }]],
  ]);
  await crowd.ask(me, shy);
  const rest = (await crowd.suggestions(me)).body as Suggestion[];
  expect(rest.map(({ person }) => person.fullName)).toEqual(['Giver']);
});

test('a person has a page with what we have in common', async () => {
  const bo = await crowd.attendee('Bo', { interests: ['Sailing', 'Opera'] });
  const cy = await crowd.attendee('Cy', { interests: ['opera'] });
  const { body } = await crowd.read(bo, cy);
  expect((body as PersonPage).inCommon).toEqual(['Opera']);
  expect((body as PersonPage).roles).toEqual([{ what: 'attendee', name: '' }]);
});

test('where the directory is off it is there for organisers alone', async () => {
  const other = await aCrowd(app, admin);
  await other.join(ada);
  const { version } = other.event;
  const off = await app.call('PATCH /api/events/:eventId', {
    token: admin.token,
    params: { eventId: other.event.id },
    body: { version, modules: ['program'] },
  });
  expect(off.status).toBe(200);
  expect((await other.list(ada)).status).toBe(404);
  expect((await other.find(ada, 'a')).status).toBe(404);
  expect((await other.list(admin)).status).toBe(200);
  expect((await other.connections(ada)).status).toBe(200);
});
