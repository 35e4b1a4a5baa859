import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { breaking } from '../../../testing/breaking-db.ts';
import { differencesIn } from '../../../testing/analytics/recount.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gatherViews } from './counting.ts';
import { forgetOldViews } from './counting.forget.ts';
import type { Waiting } from './counting.waiting.ts';
import { writeViews } from './counting.write.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const waiting = (slug: string, other: Partial<Waiting> = {}): Waiting => ({
  key: randomBytes(16).toString('hex'),
  at: new Date(),
  slug,
  organisationId: null,
  screen: 'event',
  device: 'desk',
  country: 'DE',
  source: '',
  visitor: 'guest 192.0.2.1 Firefox',
  ...other,
});

async function anAddress(timeZone = 'UTC') {
  const admin = await anAdmin(app);
  const { organisationId } = admin.person;
  await app.testDb.db.run(
    sql`update organisations set time_zone = ${timeZone} where id = ${organisationId}`,
  );
  return { organisationId, slug: (await aPublishedEvent(app, admin)).slug };
}

const all = (organisationId: number) =>
  app.testDb.db.rows(
    sql`select day::text, views, visits, seconds, stayed from analytics_days
        where organisation_id = ${organisationId} and what = 'all' order by day`,
  );

test('a visit grows by what comes later, and what comes twice adds nothing', async () => {
  const { organisationId, slug } = await anAddress();
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 10, minute));
  const [one, two, three] = [0, 5, 9].map((minute) => waiting(slug, { at: at(minute) }));
  if (!one || !two || !three) throw new Error('There are three.');
  await writeViews(app.work.db, [two]);
  expect(await all(organisationId)).toMatchObject([{ views: 1, visits: 1, seconds: 0, stayed: 0 }]);
  await writeViews(app.work.db, [three, three, two]);
  await writeViews(app.work.db, [one, three]);
  expect(await all(organisationId)).toMatchObject([
    { day: '2026-03-04', views: 3, visits: 1, seconds: 540, stayed: 1 },
  ]);
});

test('days and hours are those of the organisation, also when its clocks go back', async () => {
  const { organisationId, slug } = await anAddress('Europe/Berlin');
  // 02:30 comes twice in that night; the day has twenty-five hours.
  const times = [
    '2026-10-24T21:59Z',
    '2026-10-24T22:00Z',
    '2026-10-25T00:30Z',
    '2026-10-25T01:30Z',
    '2026-10-25T22:59Z',
    '2026-10-25T23:00Z',
  ];
  await writeViews(
    app.work.db,
    times.map((time) => waiting(slug, { at: new Date(time) })),
  );
  expect(await all(organisationId)).toMatchObject([
    { day: '2026-10-24', views: 1 },
    { day: '2026-10-25', views: 4 },
    { day: '2026-10-26', views: 1 },
  ]);
  const hours = await app.testDb.db.rows<{ hour: Date; views: number }>(
    sql`select hour, views from analytics_hours where organisation_id = ${organisationId} order by 1`,
  );
  expect(hours.map(({ hour, views }) => `${hour.toISOString().slice(0, 13)} ${views}`)).toEqual([
    '2026-10-24T21 1',
    '2026-10-24T22 1',
    '2026-10-25T00 1',
    '2026-10-25T01 1',
    '2026-10-25T22 1',
    '2026-10-25T23 1',
  ]);
});

test('the same visitor is another one the next day, and in another organisation', async () => {
  const [here, there] = [await anAddress(), await anAddress()];
  const today = new Date();
  const yesterday = new Date(today.getTime() - 86_400_000);
  await writeViews(app.work.db, [
    waiting(here.slug, { at: today }),
    waiting(here.slug, { at: yesterday }),
    waiting(there.slug, { at: today }),
  ]);
  const found = await app.testDb.db.rows<{ visitor: string }>(
    sql`select distinct visitor from analytics_visits
        where organisation_id = any(${[here.organisationId, there.organisationId]})`,
  );
  expect(found).toHaveLength(3);
});

test('salts go with their day, visitors after thirty days, sums never', async () => {
  const { organisationId, slug } = await anAddress();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await writeViews(
    app.work.db,
    [0, 3, 29, 40].map((days) => waiting(slug, { at: ago(days) })),
  );
  await forgetOldViews(app.work);
  const count = async (table: 'salts' | 'views' | 'visits') =>
    (
      await app.testDb.db.rows(
        sql`select from ${table === 'salts' ? sql`analytics_salts` : table === 'views' ? sql`analytics_views` : sql`analytics_visits`} where organisation_id = ${organisationId}`,
      )
    ).length;
  expect([await count('salts'), await count('views'), await count('visits')]).toEqual([1, 3, 3]);
  expect(await all(organisationId)).toHaveLength(4);
});

test('what the database did not take waits, and is counted once', async () => {
  const { organisationId, slug } = await anAddress();
  const testDb = breaking(app.testDb);
  const counting = gatherViews({ ...app.work, db: testDb.db });
  counting.note([waiting(slug), waiting(slug)]);
  for (let questions = 0; questions < 4; questions += 1) {
    testDb.breakAfter(questions);
    await expect(counting.write()).rejects.toThrow('Connection terminated');
  }
  expect(await all(organisationId)).toEqual([]);
  testDb.mend();
  counting.note([waiting(slug)]);
  await Promise.all([counting.write(), counting.write()]);
  expect(await all(organisationId)).toMatchObject([{ views: 3, visits: 1 }]);
});

/** A dice that falls alike in each run. */
function diceFrom(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test('after 100,000 views on two nodes, late, double and cut off, a recount finds the same', async () => {
  const { organisationId, slug } = await anAddress('America/St_Johns');
  const dice = diceFrom(20_261_125);
  const pick = <T>(some: readonly T[]): T => some[dice(some.length)] as T;
  const start = Date.UTC(2026, 9, 31);
  const views = Array.from({ length: 100_000 }, () =>
    waiting(slug, {
      at: new Date(start + dice(3 * 86_400) * 1000),
      screen: pick(['event', 'session', 'speaker', 'pricing']),
      device: pick(['desk', 'phone', 'tablet']),
      country: pick(['DE', 'FR', 'BR', '']),
      source: pick(['', 'a.example.org', 'b.example.org']),
      visitor: `guest ${dice(9_000)}`,
    }),
  );
  const pieces = Array.from({ length: 50 }, (_, place) => [
    ...views.slice(place * 2_000, place * 2_000 + 2_000),
    ...Array.from({ length: 100 }, () => pick(views)),
  ]);
  const write = async (mine: Waiting[][]) => {
    for (const piece of mine) {
      // Every third is cut off in its midst first, as by a kill, and sent again.
      if (dice(3) === 0) {
        const cut = breaking(app.testDb);
        cut.breakAfter(3 + dice(2));
        await writeViews(cut.db, piece).catch(() => undefined);
      }
      await writeViews(app.work.db, piece);
    }
  };
  await Promise.all([
    write(pieces.filter((_, place) => place % 2 === 0)),
    write(pieces.filter((_, place) => place % 2 === 1)),
  ]);
  const differing = await differencesIn(app.testDb.db, organisationId, 'America/St_Johns');
  expect(differing).toEqual([]);
  const sums = await app.testDb.db.row(
    sql`select sum(views)::int as views, (select sum(views)::int from analytics_hours
          where organisation_id = ${organisationId}) as hours
        from analytics_days where organisation_id = ${organisationId} and what = 'all'`,
  );
  expect(sums).toEqual({ views: 100_000, hours: 100_000 });
}, 300_000);
