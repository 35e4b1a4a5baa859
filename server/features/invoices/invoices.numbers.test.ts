import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { insideOf, type Work, workWith } from '../../platform/work.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aDraft, aLine, someDraft } from '../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addDraft, issueInvoice } from './index.ts';

let app: TestApp;
/** As a second process works: with connections of its own. */
let beside: Work;
let otherDb: Database;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  const { connection } = app.testDb;
  otherDb = openDatabase({ connection, pool: 10, onError: () => undefined });
  beside = workWith({ ...app.work, db: otherDb });
  admin = await anAdmin(app);
});
afterAll(async () => {
  await otherDb.close();
  await app.close();
});

const many = 200;
const isRolledBack = (place: number) => place % 10 < 3;

/** Issued, and then what it is part of fails. */
const issueAndFail = (work: Work, id: number) =>
  work.transaction(async (tx) => {
    await issueInvoice(insideOf(work, tx), admin.person, id);
    throw problem('conflict');
  });

/** Who waits too long for a connection asks again, as a client does. */
async function untilDone<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Error) || !/timeout|connection/i.test(error.message)) throw error;
    }
  }
}

test('two hundred issued at once at two processes, a third in vain: no number twice, none left out', async () => {
  const { clientId } = await aDraft(app, admin);
  const input = { ...someDraft, clientId, lines: [aLine()] };
  const drafts = Array.from({ length: many }, () =>
    untilDone(() => addDraft(app.work, admin.person, input)),
  );
  const ids = (await Promise.all(drafts)).map(({ id }) => id);
  const outcomes = await Promise.allSettled(
    ids.map((id, place) =>
      untilDone<{ number: string | null }>(() => {
        const work = place % 2 === 0 ? app.work : beside;
        return isRolledBack(place) ? issueAndFail(work, id) : issueInvoice(work, admin.person, id);
      }),
    ),
  );
  const issued = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : []));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(many * 0.3);
  const year = new Date().getUTCFullYear();
  const wanted = Array.from(
    { length: many * 0.7 },
    (_one, place) => `${year}-${String(place + 1).padStart(5, '0')}`,
  );
  expect(issued.map(String).toSorted()).toEqual(wanted);
}, 180_000);
