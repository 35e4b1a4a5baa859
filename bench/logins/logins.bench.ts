import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, type Client, openClient } from '../client.ts';
import { setDatabase, type Stocked, withEndings } from '../database.ts';
import { inHundredths, inMs, inWholes, p95Of, spreadOf, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { type OurSide, password, startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';

const pairs = 5;
const atOnce = 50;
const seconds = 30;
/** Requests of others a second, sent when they are due, however long the ones before take. */
const othersPerSecond = 50;
const goal = 1.5;

/** Logins cost on purpose; what others ask meanwhile must hardly notice. */
export const measureLogins = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const place = await setDatabase(endings);
    const ours = await startOurs(place, 'all');
    endings.push(ours.stop);
    const emails = await addPeople(place.client, ours);
    const [others, crowd] = [openClient(20), openClient(atOnce)];
    endings.push(others.close, crowd.close);
    const rates: number[] = [];
    const quiet = () => p95OfOthers(ours, others.send);
    const crowded = async () => {
      const logins = keepLoggingIn(ours, emails, crowd.send);
      const p95 = await p95OfOthers(ours, others.send);
      rates.push(await logins.stop());
      return p95;
    };
    await crowded();
    await quiet();
    rates.length = 0;
    return resultsOf(await measurePairs(pairs, crowded, quiet), rates);
  });

const resultsOf = (
  measured: Awaited<ReturnType<typeof measurePairs>>,
  rates: readonly number[],
): Result[] => [
  {
    what: `Other requests while ${atOnce} logins run in parallel: p95 against a quiet server’s`,
    figure: withRange(measured.ratio, inHundredths),
    goal: `≤ ${inHundredths(goal)}`,
    isReached: measured.ratio.median <= goal,
    notes: `${pairs} pairs of ${seconds} s, ${othersPerSecond} to-do lists a second, timed from when each was due; crowded ${withRange(measured.ours, inMs)}, quiet ${withRange(measured.baseline, inMs)}; server on all cores`,
    void: measured.void,
  },
  {
    what: 'Logins a second meanwhile, argon2id (19 MiB, two passes)',
    figure: withRange(spreadOf(rates), inWholes),
    goal: 'none',
    isReached: true,
    notes: 'each with a session, an audit entry and both tokens',
  },
];

/** Each of the crowd is somebody else, all with the password of the first. */
async function addPeople(
  client: Stocked['client'],
  { organisationId, personId }: OurSide,
): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `with added as (
       insert into accounts (email, username, password_hash, verified_at)
       select 'crowd-' || n || '@example.org', 'crowd-' || n, a.password_hash, now()
       from accounts a, generate_series(1, $3::int) n where a.id = $2
       returning id, email),
     joined as (
       insert into organisations_members (organisation_id, person_id, role)
       select $1, id, 'client' from added)
     select email from added`,
    [organisationId, personId, atOnce],
  );
  await client.query('vacuum analyze');
  return rows.map(({ email }) => email);
}

/** Due every so many milliseconds: a slow answer delays no other, and its delay counts in full. */
async function p95OfOthers({ url, headers }: OurSide, send: Client): Promise<number> {
  const took: Promise<number>[] = [];
  const start = performance.now();
  for (let count = 0; count < seconds * othersPerSecond; count++) {
    const due = start + (count * 1_000) / othersPerSecond;
    await pause(Math.max(0, due - performance.now()));
    took.push(msSince(due, send({ url, headers })));
  }
  return p95Of(await Promise.all(took));
}

async function msSince(due: number, answer: ReturnType<Client>): Promise<number> {
  mustBeGood(await answer);
  return performance.now() - due;
}

function mustBeGood({ status, text }: Answered): void {
  if (status !== 200) throw new Error(`Answered ${status}: ${text}`);
}

/** So many people, each of whom logs in again as soon as they are in. */
function keepLoggingIn({ origin }: OurSide, emails: readonly string[], send: Client) {
  const start = performance.now();
  const over = new AbortController();
  let count = 0;
  const one = async (email: string) => {
    const body = { email, password };
    while (!over.signal.aborted) {
      mustBeGood(await send({ url: `${origin}/jwt/login`, headers: {}, body }));
      count++;
    }
  };
  const all = Promise.all(emails.map(one));
  return {
    stop: async () => {
      over.abort();
      const rate = (count * 1_000) / (performance.now() - start);
      await all;
      return rate;
    },
  };
}
