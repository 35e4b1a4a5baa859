import type { Directory, Found } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooth, type Actor, anAdmin, aSession } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { agendaFacts } from '../../agenda/index.ts';
import { changeState } from '../../events/index.ts';
import { addSpeaker } from '../../speakers/index.ts';

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

const found = async (by: Actor) => {
  const { sessions, speakers, booths } = (await crowd.find(by, 'booth')).body as Found;
  return [sessions, speakers, booths].map(({ hits, total }) => [total, hits.map(({ id }) => id)]);
};
const aTour = (fields: object) =>
  aSession(app, admin, crowd.event.id, { title: { en: 'Booth tour' }, ...fields });
const aGuide = (isHidden: boolean) =>
  addSpeaker(app.work, admin.person, crowd.event.id, {
    kind: 'speaker',
    name: 'Bo Booth',
    isHidden,
  });

test('the box finds nothing of what is hidden, or not published yet, for organisers neither', async () => {
  const startsAt = '2027-03-27T09:00:00.000Z';
  const tour = await aTour({ startsAt });
  await aTour({ startsAt, isHidden: true });
  const [guide] = [await aGuide(false), await aGuide(true)];
  const [booth, hidden] = [
    await aBooth(app, admin, crowd.event.id),
    await aBooth(app, admin, crowd.event.id),
  ];
  await app.testDb.db.run(sql`update exhibitors set is_shown = false where id = ${hidden.id}`);
  for (const who of [ada, admin]) {
    expect(await found(who)).toEqual([
      [0, []],
      [1, [guide.id]],
      [1, [booth.id]],
    ]);
  }
  const body = { note: '' };
  const published = await crowd.call(admin, 'POST /api/events/:eventId/agenda/publish', { body });
  expect(published.status).toBe(201);
  await aTour({ startsAt });
  for (const who of [ada, admin]) expect((await found(who))[0]).toEqual([1, [tour.id]]);
});

test('nothing of a draft is found by who takes part in it', async () => {
  await changeState(app.work, agendaFacts, admin.person, crowd.event.id, 'draft');
  expect((await crowd.find(ada, 'booth')).status).toBe(404);
});

test('whoever answers most of what one says of oneself comes first where that is asked for', async () => {
  const { attendee, list } = await aCrowd(app, admin);
  const mila = await attendee('Mila Ahlers', {
    interests: ['Wind', 'Tides'],
    needs: ['Legal advice'],
  });
  await attendee('Abel Zink');
  await attendee('Bea Yilmaz', { interests: ['tides'] });
  await attendee('Cem Xu', { offers: ['legal advice'], interests: ['Wind'] });
  const names = async (query: object) =>
    ((await list(mila, { perPage: 3, ...query })).body as Directory).people.map(
      ({ fullName }) => fullName,
    );
  expect(await names({ sort: 'match' })).toEqual(['Cem Xu', 'Bea Yilmaz', 'Abel Zink']);
  expect(await names({})).toEqual(['Abel Zink', 'Bea Yilmaz', 'Cem Xu']);
  expect(await names({ sort: 'match', q: 'bea' })).toEqual(['Bea Yilmaz']);
  expect((await list(mila, { sort: 'money' })).status).toBe(422);
});
