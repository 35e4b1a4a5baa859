import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { letOpen, otherKeys, sameKeys } from '../testing/analytics/openers.ts';
import { differencesIn } from '../testing/analytics/recount.ts';
import { anAdmin, aPublishedEvent } from '../testing/builders.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { newFolder } from './data-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { randomFrom } from './random.ts';
import { startServer } from './server-process.ts';

prepareDrills();

/** Clocks go forward in the first night and back in the second, an hour later by UTC than a day ends. */
const nights = ['2027-03-27T21:45:00Z', '2027-10-30T21:45:00Z'] as const;
const killsEach = 10;
const secondsBetween = 25 * 60;
/** The first two change their clocks in these nights; the days of the third end at a quarter past. */
const zones = ['Europe/Berlin', 'Atlantic/Azores', 'Asia/Kathmandu'];
const seed = Number(process.hrtime.bigint() % 1_000_000n);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Place {
  organisationId: number;
  timeZone: string;
  slug: string;
}

async function aPlaceIn(timeZone: string): Promise<Place> {
  const admin = await anAdmin(app);
  const { organisationId } = admin.person;
  await app.testDb.db.run(
    sql`update organisations set time_zone = ${timeZone} where id = ${organisationId}`,
  );
  return { organisationId, timeZone, slug: (await aPublishedEvent(app, admin)).slug };
}

it(
  'counts each view once over 20 kill -9, and sums say what a recount says',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const random = randomFrom(seed);
    const said: string[] = [];
    for (const night of nights) {
      const drill = await startDrill(night, random, sameKeys);
      for (let kill = 1; kill <= killsEach; kill++) await drill.killAndStart();
      await drill.settle();
      expect(await drill.differences()).toEqual([]);
      // What was seen to be written before a kill is there; only what was under way may be lost.
      const lost = await drill.missing(drill.openers.keys());
      expect(await drill.missing(drill.kept)).toEqual([]);
      // It comes once more, all of it, and each is there once.
      await drill.openers.sayAll();
      await drill.settle();
      expect(await drill.missing(drill.openers.keys())).toEqual([]);
      expect(await drill.written()).toBe(drill.openers.keys().length);
      expect(await drill.differences()).toEqual([]);
      const { parcels, retries } = drill.openers.count();
      const views = drill.openers.keys().length;
      said.push(`${views} views in ${parcels} calls, ${retries} retries, ${lost.length} lost`);
      await drill.spoil();
      expect(await drill.differences()).not.toEqual([]);
      await drill.end();
    }
    await annotate(`seed ${seed}: ${nights.length * killsEach} kills; ${said.join('; ')}`);
  },
);

/** Shows that the drill above can fail: without the same key on each try, something counts twice. */
it('counts twice when tries have no key in common', { timeout: 600_000 }, async () => {
  const drill = await startDrill(nights[0], randomFrom(seed), otherKeys);
  await expect
    .poll(
      async () => {
        await drill.killAndStart();
        await drill.openers.sayAll();
        await drill.settle();
        return ((await drill.written()) ?? 0) > drill.openers.keys().length;
      },
      { timeout: 120_000, interval: 1 },
    )
    .toBe(true);
  await drill.end();
});

async function startDrill(night: string, random: () => number, again: typeof sameKeys) {
  const places = await Promise.all(zones.map(aPlaceIn));
  const ids = places.map(({ organisationId }) => organisationId);
  const { db } = app.testDb;
  const dataDir = newFolder();
  const ahead = Math.round((Date.parse(night) - Date.now()) / 1000);
  let starts = 0;
  const start = () =>
    startServer({
      dataDir,
      program: 'hasty-server.js',
      words: [String(ahead + secondsBetween * starts++), JSON.stringify(app.testDb.connection)],
      env: { TOKEN_SECRET: app.config.tokenSecret },
    });
  let server = start();
  const openers = letOpen({
    address: () => server.ready,
    slugs: places.map(({ slug }) => slug),
    random,
    again,
  });
  const kept: string[] = [];
  const missing = async (keys: readonly string[]) =>
    (
      await db.rows<{ key: string }>(
        sql`select key from unnest(${keys}::text[]) as said(key)
            where not exists (select from analytics_views v
              where v.organisation_id = any(${ids}) and v.key = said.key)`,
      )
    ).map(({ key }) => key);
  /** What was told after all else is written after all else. */
  const settle = async () => {
    const last = await openers.open(5);
    await expect.poll(() => missing(last), { timeout: 60_000, interval: 20 }).toEqual([]);
    kept.push(...last);
  };
  const end = async () => {
    server.signal('SIGKILL');
    await server.ended;
  };
  const killAndStart = async () => {
    await settle();
    const count = 10 + Math.floor(random() * 30);
    const underWay = await openers.begin(count, Math.floor(random() * count));
    await end();
    await underWay;
    server = start();
    await server.ready;
    await openers.retry();
  };
  return {
    openers,
    kept,
    missing,
    settle,
    killAndStart,
    end,
    written: async () =>
      (
        await db.row<{ count: number }>(
          sql`select count(*)::int as count from analytics_views where organisation_id = any(${ids})`,
        )
      )?.count,
    differences: async () => {
      const found: unknown[] = [];
      for (const { organisationId, timeZone } of places)
        found.push(...(await differencesIn(db, organisationId, timeZone)));
      return found;
    },
    spoil: () =>
      db.run(
        sql`update analytics_days set seconds = seconds + 1
            where organisation_id = ${ids[0]} and what = 'all'`,
      ),
  };
}
