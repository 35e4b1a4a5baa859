import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aColleague,
  anAdmin,
  aPersonWithPassword,
  aPublishedEvent,
} from '../../../testing/builders.ts';
import { rankTest } from '../../../testing/growth/rank-test.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Neither the words nor the time of an answer tell whether an address has an account. */

const triesOfEach = 200;
const warmUp = 10;
/** A second look, at new samples, leaves one false alarm of a kind in ten thousand runs. */
const looks = 2;
const leastChance = 0.01;
const slowedByMs = 2;

let app: TestApp;
let known: string[];
let withoutPassword: string[];
let slug: string;

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 60 };
  app = await openTestApp({ limits: { 'sign-in': many, account: many, forgotten: many } });
  const admin = await anAdmin(app);
  slug = (await aPublishedEvent(app, admin)).slug;
  const several = Array.from({ length: 10 });
  known = await Promise.all(several.map(async () => (await aPersonWithPassword(app)).email));
  withoutPassword = await Promise.all(
    several.map(async () => (await aColleague(app, admin)).email),
  );
});
afterAll(() => app.close());

const guest = (email: string) => ({ fullName: 'Noah Berger', email });

const doors: [string, (email: string) => Promise<Answer>][] = [
  [
    'signing in',
    (email) => app.call('POST /jwt/login', { body: { email, password: 'wrong horse' } }),
  ],
  [
    'a forgotten password',
    (email) => app.call('POST /api/accounts/forgotten-password', { body: { email } }),
  ],
  [
    'registering for an event',
    (email) => app.call('POST /api/e/:slug/join', { params: { slug }, body: guest(email) }),
  ],
];

const kinds = ['known', 'unknown', 'without a password', 'slowed'] as const;
type Kind = (typeof kinds)[number];

function addressOf(kind: Kind, turn: number): string {
  const people = kind === 'without a password' ? withoutPassword : known;
  if (kind === 'unknown') return `person-${String(turn).padStart(8, '0')}@example.org`;
  return people[turn % people.length] ?? '';
}

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);

/** On a busy machine the clock says little; what the answer cost the processor still tells much. */
const measures = ['clock', 'processor'] as const;
type Took = Record<(typeof measures)[number], number>;

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function timed(kind: Kind, work: () => Promise<unknown>): Promise<Took> {
  const start = { clock: performance.now(), processor: processorMs() };
  await work();
  if (kind === 'slowed') waitBusily(slowedByMs);
  return { clock: performance.now() - start.clock, processor: processorMs() - start.processor };
}

/** A timer would wait longer than it is told to. */
function waitBusily(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** All kinds in turns of random order, so that whatever else the machine does meets all alike. */
async function samplesOf(send: (email: string) => Promise<unknown>) {
  const samples: Record<Kind, Took[]> = {
    known: [],
    unknown: [],
    'without a password': [],
    slowed: [],
  };
  for (let turn = 0; turn < warmUp + triesOfEach; turn++) {
    for (const kind of shuffled(kinds)) {
      const took = await timed(kind, () => send(addressOf(kind, turn)));
      if (turn >= warmUp) samples[kind].push(took);
    }
  }
  return samples;
}

/** How likely a kind is answered like an unknown address, by each measure. */
const chancesOf = (kind: Took[], unknown: Took[]): number[] =>
  measures.map((measure) =>
    rankTest(
      kind.map((took) => took[measure]),
      unknown.map((took) => took[measure]),
    ),
  );

/** Alike by both measures in one of two looks; what is slowed must be seen by one of them. */
async function lookAt(send: (email: string) => Promise<unknown>) {
  const best = { known: 0, 'without a password': 0, slowed: 1 };
  for (let look = 0; look < looks; look++) {
    const { unknown, ...others } = await samplesOf(send);
    for (const kind of ['known', 'without a password'] as const) {
      best[kind] = Math.max(best[kind], Math.min(...chancesOf(others[kind], unknown)));
    }
    best.slowed = Math.min(best.slowed, ...chancesOf(others.slowed, unknown));
    if (best.known > leastChance && best['without a password'] > leastChance) break;
  }
  return best;
}

describe.each(doors)('%s', (_name, send) => {
  test('is answered in the same words, whoever asks', async () => {
    const said = async (kind: Kind) => {
      const { status, text, headers } = await send(addressOf(kind, 0));
      return { status, text, headers: { ...headers, date: '' } };
    };
    const toUnknown = await said('unknown');
    expect(await said('known')).toEqual(toUnknown);
    expect(await said('without a password')).toEqual(toUnknown);
  });

  test('takes the same time, whoever asks; two milliseconds more would be seen', async () => {
    const chances = await lookAt(send);
    expect(chances.known).toBeGreaterThan(leastChance);
    expect(chances['without a password']).toBeGreaterThan(leastChance);
    expect(chances.slowed).toBeLessThan(leastChance);
  }, 240_000);
});
