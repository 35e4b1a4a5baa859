import type { EventSetup, FirstSteps, MyEvent } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { verify } from '../../testing/email/mailbox.ts';
import { sql } from '../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const make = (by = admin) => app.call('POST /api/events/sample', { token: by.token });
const remove = (eventId: number, by = admin) =>
  app.call('DELETE /api/events/:eventId', { token: by.token, params: { eventId } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** Rows of any table that belong to the organisation, but for the trail of what was done. */
async function rowsOf(organisationId: number): Promise<Record<string, number>> {
  const tables = await app.work.db.rows<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'organisation_id'
          and table_name not like 'audit%' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const row = await app.work.db.row<{ count: number }>(
      sql`select (xpath('/row/c/text()', query_to_xml(format(
            'select count(*) as c from %I where organisation_id = %s', ${name}::text, ${organisationId}::bigint),
            false, true, '')))[1]::text::int as count`,
    );
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

test('is made by organisers alone, once at a time, and never published', async () => {
  const founder = await anAdmin(app);
  await verify(app, founder);
  expect((await make(await aColleague(app, founder))).status).toBe(403);
  expect((await app.call('POST /api/events/sample', {})).status).toBe(401);
  const answers = await Promise.all([make(founder), make(founder), make(founder)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(codeOf(await make(founder))).toBe('events.sample_there');
  const made = answers.find(({ status }) => status === 201);
  const { id, rooms, tracks } = (made?.body ?? {}) as EventSetup;
  expect([rooms.length, tracks.length]).toEqual([2, 1]);
  const params = { eventId: id };
  const steps = await app.call('GET /api/events/:eventId/steps', { token: founder.token, params });
  const { isSample, steps: known } = steps.body as FirstSteps;
  expect(isSample).toBe(true);
  expect(known.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual([
    'rooms',
    'sessions',
    'speakers',
  ]);
  const published = await app.call('POST /api/events/:eventId/state', {
    token: founder.token,
    params,
    body: { state: 'published' },
  });
  expect(codeOf(published)).toBe('events.is_sample');
});

test('goes in one step and leaves nothing behind', async () => {
  const before = await rowsOf(admin.person.organisationId);
  const { id } = (await make()).body as EventSetup;
  expect(await rowsOf(admin.person.organisationId)).not.toEqual(before);
  expect((await remove(id, await anAdmin(app))).status).toBe(404);
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await rowsOf(admin.person.organisationId)).toEqual(before);
  const { body } = await app.call('GET /api/events', { token: admin.token });
  expect(body as MyEvent[]).toEqual([]);
  expect((await make()).status).toBe(201);
});
