import type { EmailPage, EmailPageQuery } from '../../contract/index.ts';
import { openClient } from '../client.ts';
import { type Endings, type Place, setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { type OurSide, startOurs } from '../http/sides.ts';
import { startBarePeople } from '../people/bare.ts';
import type { Result } from '../results.ts';
import { p95, ratioResult, timesFor } from '../timed.ts';
import { fillMailbox, terms } from './crowd.ts';
import { pageStatements } from './statements.ts';

const size = 100_000;
const pairs = 5;
const goal = 2;
const pageMs = 50;

interface Mailbox {
  ours: OurSide;
  place: Place;
  send(url: string, headers: Record<string, string>): Promise<string>;
}

/** Pages, searches and counts of a mailbox of so many, each against bare node:http with the same SQL. */
export const measureMailbox = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const mailbox = await aMailbox(endings);
    const cases: [string, EmailPageQuery][] = [
      ['first page of the inbox, with its counts', {}],
      ['a page far down', { before: size / 4 }],
      ['unread', { unread: true }],
      ['everything', { folder: 'all' }],
      ['starred', { folder: 'starred' }],
      ['a label', { folder: 'all', label: 'private' }],
      ['search, common words', { folder: 'all', q: terms.common }],
      ['search, rare word', { folder: 'all', q: terms.rare }],
      ['search, two letters', { folder: 'all', q: 'ba' }],
      ['search, nothing found', { folder: 'all', q: terms.none }],
    ];
    const results: Result[] = [];
    for (const [name, query] of cases) results.push(...(await againstBare(mailbox, name, query)));
    return results;
  });

async function aMailbox(endings: Endings): Promise<Mailbox> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  await fillMailbox(client, ours, size);
  const line = openClient(1);
  endings.push(line.close);
  const send = async (url: string, headers: Record<string, string>) => {
    const { status, text } = await line.send({ url, headers });
    if (status !== 200) throw new Error(`${url} answers ${status}: ${text}`);
    return text;
  };
  return { ours, place, send };
}

async function againstBare(
  { ours, place, send }: Mailbox,
  name: string,
  query: EmailPageQuery,
): Promise<Result[]> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  const url = `${ours.origin}/api/email/messages?${search.toString()}`;
  const read = async () => JSON.parse(await send(url, ours.headers)) as EmailPage;
  const person = { organisationId: ours.organisationId, id: ours.personId };
  const { statements, page } = await pageStatements(place.databaseUrl, person, query);
  const bareServer = await startBarePeople(place, statements);
  const bare = async () => JSON.parse(await send(bareServer.url, {})) as unknown;
  const [calm, bareCalm] = [await timesFor(read), await timesFor(bare)];
  const measured = await measurePairs(
    pairs,
    () => p95(calm, read),
    () => p95(bareCalm, bare),
  );
  await bareServer.stop();
  const what = `Mailbox, ${inWholes(size)}: ${name}`;
  const { median } = measured.ours;
  return [
    ratioResult(measured, {
      what: `${what}, p95 against bare node:http with the same SQL`,
      limit: goal,
      notes: `${inWholes(page.total)} found; ${pairs} pairs of ${calm} requests one after another; ours ${withRange(measured.ours, inMs)}, bare ${withRange(measured.baseline, inMs)}`,
    }),
    {
      what: `${what}, p95`,
      figure: withRange(measured.ours, inMs),
      goal: `≤ ${inMs(pageMs)}`,
      isReached: median <= pageMs,
      notes: `${page.rows.length} lines`,
      void: measured.void,
    },
  ];
}
