import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anAdmin } from '../testing/builders.ts';
import { mailsIn } from '../testing/email/email-writes.ts';
import { openSink, type Sink } from '../testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { bundled, bundleServer } from './bundled-server.ts';
import { patienceMs } from './made-once.ts';

const kills = 20;
const mailCount = 8;
const addressesEach = 5;
/** Longer than a lease and any wait between two tries. */
const hoursBetween = 5;
/** Below what the house gives up after. */
const mostFailuresEach = 7;

let app: TestApp;
let sink: Sink;
const dataDir = mkdtempSync(join(tmpdir(), 'plenum-mail-drill-'));
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  await bundleServer();
  sink = await openSink();
  app = await openTestApp({ env: { SMTP_URL: sink.url } });
}, patienceMs);
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
  await sink.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function startWorker(round: number): ChildProcess {
  const ahead = String(round * hoursBetween * 3600);
  const database = JSON.stringify(app.testDb.connection);
  const worker = spawn(process.execPath, [bundled('mail-worker.js'), ahead, database], {
    env: {
      DATA_DIR: dataDir,
      DEMO: '0',
      SMTP_URL: sink.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  workers.add(worker);
  return worker;
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  workers.delete(worker);
}

/** Refuses every other try for now, and hangs up over some of what it took; not for ever. */
function failHalfTheTime(): () => number {
  let refusals = 0;
  const failures = new Map<string, number>();
  const fails = (address: string, chance: number): boolean => {
    const before = failures.get(address) ?? 0;
    const isFailing = before < mostFailuresEach && Math.random() < chance;
    if (isFailing) failures.set(address, before + 1);
    return isFailing;
  };
  sink.refuse = (address) => {
    if (!fails(address, 0.5)) return null;
    refusals++;
    return { code: 451, words: '4.3.0 Try later' };
  };
  sink.answersTaken = (address) => !fails(address, 0.3);
  return () => refusals;
}

const waiting = async () =>
  (
    await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from email_recipients where state = 'waiting'`,
    )
  )?.count ?? 0;

const copies = () =>
  sink.taken.map(({ raw, to }) => `${/^message-id: (.*)$/im.exec(raw)?.[1]} ${to.join()}`);

it(
  'delivers each mail once, though every other try fails and whoever sends is killed 20 times',
  { timeout: 300_000 },
  async ({ annotate }) => {
    const admin = await anAdmin(app);
    const mails = mailsIn(app);
    await app.testDb.db.run(sql`update organisations set verified_at = now()`);
    for (let mail = 0; mail < mailCount; mail++) {
      const to = Array.from({ length: addressesEach }, (_, place) => ({
        email: `n${mail}-${place}@out.example`,
      }));
      await mails.write(admin, { to, subject: `Mail ${mail}` });
    }
    const refusals = failHalfTheTime();
    for (let round = 0; round < kills; round++) {
      const before = sink.taken.length + refusals();
      const worker = startWorker(round);
      await expect
        .poll(() => sink.taken.length + refusals() - before, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan((await waiting()) === 0 ? -1 : Math.floor(Math.random() * 3));
      await end(worker);
    }
    // Each worker below has but one try at what waits.
    sink.refuse = () => null;
    sink.answersTaken = () => true;
    for (let round = kills; (await waiting()) > 0 && round < kills + 30; round++) {
      const worker = startWorker(round);
      const before = await waiting();
      await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBeLessThan(before);
      await end(worker);
    }
    const expected = mailCount * addressesEach;
    const states = await app.testDb.db.rows(
      sql`select state, count(*)::int as count from email_recipients group by state`,
    );
    expect(states).toEqual([{ state: 'sent', count: expected }]);
    expect(new Set(copies()).size).toBe(expected);
    // The other server hung up after it took some: it knows them by their number, and only by it.
    expect(copies().length).toBeGreaterThan(expected);
    await annotate(
      `${kills} kills, ${refusals()} refusals, ${sink.taken.length} taken, ${expected} delivered`,
    );
  },
);
