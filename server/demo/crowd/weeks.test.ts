import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullDrill } from '../../config/drill-size.ts';
import { sql } from '../../platform/db/sql.ts';
import { coffee } from './script/coffee.ts';
import { lobby } from './script/lobby.ts';
import { besideTalks } from './script/sessions.ts';
import type { Script } from './script/shape.ts';
import { WatchedCrowd } from '../../testing/demo/watched-crowd.ts';

/** So many days are a half of what is watched, and so long somebody looks on each. */
const days = isFullDrill ? 7 : 1;
const minutesADay = 15;
/** Seconds between two turns. */
const step = 10;
const daySeconds = 86_400;

let stand: WatchedCrowd;
let turns = 0;

beforeAll(async () => {
  stand = await WatchedCrowd.open();
});
afterAll(async () => {
  await stand.leave();
  await stand.app.close();
});

/** The guest is in the event and at its stage for a while. */
async function aDay(): Promise<void> {
  const { app, demo } = stand;
  const { id: personId, organisationId } = demo.guest.person;
  const claims = { personId, organisationId, sessionId: demo.guestSessionId };
  const token = await app.door.tokens.signAccess(claims, app.clock.now(), daySeconds);
  const { socket } = await stand.come(token);
  await socket.emitWithAck('stages.watch', { stageId: demo.stageId });
  await stand.live(minutesADay * 60, step);
  turns += (minutesADay * 60) / step;
  socket.close();
  await expect.poll(stand.onlookers).toEqual([]);
  app.clock.ahead += daySeconds - minutesADay * 60;
  await stand.crowd.turn();
  await expect.poll(stand.peopleHere).toEqual([]);
}

async function half() {
  for (let day = 0; day < days; day += 1) await aDay();
  return { rows: await rowsNow(), files: filesNow() };
}

/** Of every table there is, so that none is forgotten. */
async function rowsNow(): Promise<Record<string, number>> {
  const { db } = stand.app.testDb;
  const tables = await db.rows<{ name: string; count: number }>(
    sql`select table_name as name, (xpath('/row/c/text()', query_to_xml(
          'select count(*) as c from ' || quote_ident(table_name), false, true, '')))[1]::text::int
          as count
        from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return Object.fromEntries(tables.map(({ name, count }) => [name, count]));
}

const filesNow = () => readdirSync(stand.app.config.dataDir, { recursive: true }).length;

/** So many lines that answer none, wherever in the script, with all that answer them. */
function mostLines({ lines, most }: Script): number {
  const from = (start: number): number => {
    let roots = 0;
    let count = 0;
    for (;;) {
      if (!lines[(start + count) % lines.length]?.answers) roots += 1;
      if (roots > most) return count;
      count += 1;
    }
  };
  return Math.max(...lines.map((line, start) => (line.answers ? 0 : from(start))));
}

/** The most that the crowd ever adds to a table; to none that is not named it adds anything. */
const most: Readonly<Record<string, number>> = {
  accounts_sessions: 60,
  agenda_stars: 40 * 13,
  chat_lines: [lobby, coffee, ...besideTalks].reduce((sum, one) => sum + mostLines(one), 0),
  exhibitors_visits: 40 * 7,
  feed_likes: 40,
  questions_asked: 14,
  stages_viewers: 23,
  // One a minute in which somebody looks at what is live, as for everybody.
  stages_minutes: 2 * days * (minutesADay + 2),
};
/** What is full after the first half has no row more after the second. */
const full = ['accounts_sessions', 'questions', 'questions_votes', 'stages_viewers'];

test(
  'the crowd leaves no more behind than is allowed, however often it comes',
  async () => {
    const before = await rowsNow();
    const [first, second] = [await half(), await half()];
    const grown = Object.entries(second.rows).map(
      ([name, count]) => [name, count - (before[name] ?? 0)] as const,
    );
    expect(grown.filter(([name, count]) => count > (most[name] ?? 0))).toEqual([]);
    expect(full.map((name) => [name, second.rows[name]])).toEqual(
      full.map((name) => [name, first.rows[name]]),
    );
    expect(second.files).toBe(first.files);
    process.stdout.write(
      `${turns} turns left ${grown
        .filter(([, count]) => count > 0)
        .map(
          ([name, count]) =>
            `${count} ${name} (${(first.rows[name] ?? 0) - (before[name] ?? 0)} after a half)`,
        )
        .join(', ')}.\n`,
    );
  },
  isFullDrill ? 600_000 : 120_000,
);
