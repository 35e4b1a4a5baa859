import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addRoom } from '../features/events/index.ts';
import { addStage } from '../features/stages/index.ts';
import { sql } from '../platform/db/sql.ts';
import { anAgenda } from '../testing/agenda.ts';
import { anAdmin } from '../testing/builders.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { newFolder } from './data-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { randomFrom } from './random.ts';
import { startServer } from './server-process.ts';

prepareDrills();

const sessions = 8;
const minutesEach = 5;
/** After it is ready: what it does every four seconds it does every 40 milliseconds here. */
const mostMsUntilKilled = 120;
const pace = 100;
const patienceMs = 60_000;
const seed = Number(process.hrtime.bigint() % 1_000_000n);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Begun {
  sessionId: number;
  isOn: boolean;
}

it(
  'begins each session once and in order while both servers are killed again and again',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const random = randomFrom(seed);
    const admin = await anAdmin(app);
    const agenda = await anAgenda(app, admin);
    const room = { name: 'Hall', kind: 'room', capacity: 9 } as const;
    const { rooms } = await addRoom(app.work, admin.person, agenda.event.id, room);
    const roomId = rooms[0]?.id ?? 0;
    const from = Math.ceil(Date.now() / 60_000) * 60_000 + 60_000;
    const startOf = (place: number) => from + place * minutesEach * 60_000;
    const ids: number[] = [];
    for (let place = 0; place < sessions; place += 1) {
      const startsAt = new Date(startOf(place)).toISOString();
      ids.push((await agenda.add({ roomId, startsAt, minutes: minutesEach })).id);
    }
    await agenda.publish();
    const stage = await addStage(app.work, admin.person, agenda.event.id, {
      name: { en: 'Main stage' },
      roomId,
      source: 'embed',
      address: 'https://youtu.be/dQw4w9WgXcQ',
      followsAgenda: true,
    });
    const { db, connection } = app.testDb;
    const begun = () =>
      db.rows<Begun>(
        sql`select session_id as "sessionId", state <> 'ended' as "isOn" from stages_runs
            where stage_id = ${stage.id} order by began_at, id`,
      );
    const folders = [newFolder(), newFolder()];
    const start = (place: number) => {
      const ahead = Math.ceil((startOf(place) - Date.now()) / 1_000) + 1;
      const words = [String(ahead), JSON.stringify(connection), String(pace)];
      const env = { TOKEN_SECRET: app.config.tokenSecret, DATABASE_POOL: '4' };
      return folders.map((dataDir) =>
        startServer({ dataDir, program: 'hasty-server.js', words, env }),
      );
    };
    let kills = 0;
    let early = 0;
    for (let place = 0; place < sessions; place += 1) {
      const both = start(place);
      await Promise.all(both.map(({ ready }) => ready));
      const isThere = async () => {
        const all = await begun();
        expect(all.at(-1)).toEqual({ sessionId: ids[place], isOn: true });
      };
      // Wherever they are with it by then; then two others go on.
      const end = Math.floor(random() * mostMsUntilKilled);
      await pause(end);
      for (const server of both) server.signal('SIGKILL');
      await Promise.all(both.map(({ ended }) => ended));
      kills += both.length;
      if ((await begun()).length <= place) early += 1;
      const next = start(place);
      await vi.waitFor(isThere, { timeout: patienceMs, interval: 50 });
      for (const server of next) server.signal('SIGKILL');
      await Promise.all(next.map(({ ended }) => ended));
      kills += next.length;
      const all = await begun();
      expect(all.map(({ sessionId }) => sessionId)).toEqual(ids.slice(0, place + 1));
      expect(all.filter(({ isOn }) => isOn)).toHaveLength(1);
    }
    const deeds = await db.rows<{ action: string; count: number }>(
      sql`select action, count(*)::int as count from audit_entries
          where organisation_id = ${admin.person.organisationId}
            and action like 'stages.%\\_by\\_agenda' group by action order by action`,
    );
    expect(deeds).toEqual([
      { action: 'stages.begun_by_agenda', count: sessions },
      { action: 'stages.ended_by_agenda', count: sessions - 1 },
    ]);
    await annotate(
      `seed ${seed}: ${kills} kills, ${early} of ${sessions} sessions not begun at the first one`,
    );
  },
);
