import { type CommandTable, commands, type Hall } from '@plenum/contract';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goRounds } from './app.rounds.ts';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { type BreakingDb, breaking } from './testing/breaking-db.ts';
import { type Actor, anAdmin } from './testing/builders.ts';
import { proveAddress } from './testing/chat/desks.ts';
import { exampleOf } from './testing/example.ts';
import { aHall, type TestHall } from './testing/hall.ts';
import { inputFor, missing, ownIds, placesOf, table } from './testing/route-table.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { createTestDb } from './testing/test-db.ts';
import { openTestSocket } from './testing/test-socket.ts';

let database: BreakingDb;
let app: TestApp;
let address: string;
let admin: Actor;
const dropped: unknown[] = [];
const note = (error: unknown) => void dropped.push(error);

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 1 };
  database = breaking(await createTestDb());
  app = await openTestApp({
    testDb: database,
    limits: { 'sign-up': many, 'sign-in': many, renew: many, account: many, link: many },
  });
  address = await app.listen();
  admin = await aProvenAdmin();
});
afterAll(() => app.close());

beforeEach(() => void process.on('unhandledRejection', note));
afterEach(async () => {
  database.mend();
  await turn();
  process.off('unhandledRejection', note);
  expect(dropped.splice(0)).toEqual([]);
});

async function aProvenAdmin(): Promise<Actor> {
  const founder = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, founder.person.id);
  await proveAddress(app, founder);
  return founder;
}

/** Nobody is known by heart, so that the gate asks as well. */
function breakAfter(questions: number) {
  app.door.forgetAll();
  database.breakAfter(questions);
}

describe('the database goes away while a call is answered', () => {
  test.each(table)('%s', async (key, route) => {
    // A call before may have ended the session, or all of the account.
    if (!(await app.door.authenticate(admin.token))) admin = await aProvenAdmin();
    const own = await ownIds(app, admin, route);
    const input = {
      token: admin.token,
      ...inputFor(route, ({ path }) => own.get(path) ?? missing),
    };
    for (const questions of [0, 1, 2, 4]) {
      breakAfter(questions);
      const answer = await app.call(key, input);
      expect(answer.status, answer.text).not.toBe(500);
      if (answer.status === 503) expect(answer.headers['retry-after']).toBeDefined();
      database.mend();
    }
  });

  test('ids are asked for in what was walked', () => {
    expect(table.flatMap(([, route]) => placesOf(route)).length).toBeGreaterThan(100);
  });
});

describe('what is kept', () => {
  let hall: TestHall;
  let guest: Actor;
  beforeAll(async () => {
    hall = await aHall(app, admin);
    guest = await hall.guest();
  });
  const read = () =>
    fetch(`${address}/api/events/${hall.event.id}/hall`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });

  test('is not shown to whom nobody knows at the moment, and is again afterwards', async () => {
    const first = (await (await read()).json()) as Hall;
    breakAfter(0);
    expect((await read()).status).toBe(503);
    database.mend();
    expect(await (await read()).json()).toEqual(first);
  });
});

describe('the database goes away while a window says', () => {
  beforeAll(async () => {
    admin = await aProvenAdmin();
  });
  test.each(Object.entries(commands as CommandTable))('%s', async (name, { input }) => {
    const { socket } = await openTestSocket(address, admin.token);
    for (const questions of [0, 1, 2]) {
      breakAfter(questions);
      const answer = (await socket.emitWithAck(
        name,
        exampleOf(input, () => missing),
      )) as object;
      expect(answer).not.toEqual({ problem: 'internal' });
      database.mend();
    }
    socket.disconnect();
  });

  test('that its token is a new one', async () => {
    const { socket, closed } = await openTestSocket(address, admin.token);
    breakAfter(0);
    socket.emit('session.renew', admin.token);
    await closed;
  });
});

test('the database goes away while rounds are made', async () => {
  const rounds: (() => void)[] = [];
  const every = (_ms: number, deed: () => void) => {
    rounds.push(deed);
    return () => undefined;
  };
  goRounds({ ...app.work, clock: { ...app.clock, every } }, () => Promise.resolve(null));
  expect(rounds.length).toBeGreaterThan(1);
  for (let questions = 0; questions < 20; questions++) {
    breakAfter(questions);
    for (const go of rounds) go();
    await database.settled();
  }
});

describe('jobs', () => {
  test('that ask a server of somebody else say so', () => {
    const asking = Object.entries(app.jobs).filter(([, { waitsOutside }]) => waitsOutside);
    expect(asking.map(([name]) => name).toSorted()).toEqual([
      'email.outside',
      'mail.send',
      'notifications.push',
      'payments.close',
      'payments.look',
      'payments.refund',
      'payments.refunds',
      'payments.untold',
    ]);
  });

  test('the database goes away while they are done', async () => {
    const { id: personId, organisationId } = admin.person;
    const payload = { organisationId, personId, mailId: missing, messageId: missing } as never;
    for (const job of Object.values(app.jobs)) {
      for (const questions of [0, 1, 2]) {
        breakAfter(questions);
        await Promise.allSettled([job(payload)]);
        await database.settled();
      }
    }
  });
});
