import type { PersonLine } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { updateCompany } from '../accounts/index.ts';

let app: TestApp;
let admin: Actor;
let ines: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  ines = await aColleague(app, admin, 'client', 'Inês Barros');
});
afterAll(() => app.close());

const about = () => ({ token: admin.token, params: { personId: ines.person.id } });
const change = (body: object) => app.call('PATCH /api/people/:personId', { ...about(), body });
const read = async () =>
  ((await app.call('GET /api/people/:personId', about())).body as { person: PersonLine }).person;
const late = { status: 409, body: { code: 'people.changed_meanwhile' } };

test('of two admins who save at once one is taken', async () => {
  const { version } = await read();
  const companies = ['Müller', 'Nordlicht'];
  const answers = await Promise.all(companies.map((company) => change({ version, company })));
  const [taken, refused] = answers[0]?.status === 200 ? [0, 1] : [1, 0];
  expect(answers[taken]?.status).toBe(200);
  expect(answers[refused]).toMatchObject(late);
  const person = await read();
  expect(person.company).toBe(companies[taken]);
  expect((await change({ version: person.version, role: 'client' })).status).toBe(200);
});

test('what a person says of themselves, or is done to many, is not written over', async () => {
  const { version } = await read();
  await updateCompany(app.testDb.db, admin.person.organisationId, ines.person.id, 'Own words');
  expect(await change({ version, company: 'Theirs' })).toMatchObject(late);
  const seen = await read();
  expect(seen.company).toBe('Own words');
  const body = { ids: [ines.person.id], change: { isActive: false } };
  await app.call('POST /api/people/update', { token: admin.token, body });
  expect(await change({ version: seen.version, company: 'Theirs' })).toMatchObject(late);
});

test('a deed that was made on nothing seen holds whatever was changed', async () => {
  await change({ company: 'Müller' });
  expect((await change({ isActive: false })).body).toMatchObject({
    person: { company: 'Müller', isActive: false },
  });
});
