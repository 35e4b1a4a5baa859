import { request } from 'node:http';
import type { InvoiceQuery, ShownQuery } from '../../contract/index.ts';
import { listInvoices } from '../../server/features/invoices/index.ts';
import { listShown } from '../../server/features/shop/browse/browse.service.ts';
import { systemClock } from '../../server/platform/clock/clock.ts';
import type { Db } from '../../server/platform/db/db.ts';
import type { Person } from '../../server/platform/person.ts';
import type { Work } from '../../server/platform/work.ts';
import { fillMoney } from '../../server/testing/lists/crowd.ts';
import { caughtIn } from '../caught.ts';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inWholes } from '../figures.ts';
import { startOurs } from '../http/sides.ts';
import { lineTo, pageAgainstBare, type Stage } from '../page-against-bare.ts';
import { residentBytes } from '../processes.ts';
import type { Result } from '../results.ts';

const [invoiceCount, productCount] = [100_000, 10_000];
/** What a stream may hold while it writes all of it. */
const mostMegabytes = 60;

/** Lists and searches of invoices and products against the same SQL, and a file of all invoices. */
export const measureMoney = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const stage = await aStage(endings);
    const invoices: [string, InvoiceQuery][] = [
      ['first page', {}],
      ['page 2,000', { page: 2_000 }],
      ['by balance', { sort: 'balance' }],
      ['past due', { state: 'past_due' }],
      ['search, a word of all', { q: 'of many' }],
      ['search, one company', { q: 'company 77777 ' }],
      ['search, nothing found', { q: 'xqzzyv' }],
    ];
    const products: [string, ShownQuery][] = [
      ['first page', {}],
      ['by price', { sort: 'price' }],
      ['search, a word of all', { q: 'of many' }],
      ['search, one thing', { q: 'thing 7777 ' }],
      ['search, nothing found', { q: 'xqzzyv' }],
    ];
    const results: Result[] = [];
    for (const [name, query] of invoices) {
      const what = `Invoices, ${inWholes(invoiceCount)}: ${name}`;
      results.push(...(await pageOf(stage, { what, path: '/api/invoices', query }, listInvoices)));
    }
    for (const [name, query] of products) {
      const what = `Products, ${inWholes(productCount)}: ${name}`;
      results.push(
        ...(await pageOf(stage, { what, path: '/api/shop/products', query }, listShown)),
      );
    }
    results.push(await exportAll(stage));
    return results;
  });

async function aStage(endings: Endings): Promise<Stage> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  const { organisationId, personId } = ours;
  const counts = { invoices: invoiceCount, products: productCount };
  await fillMoney(client, { organisationId, personId }, counts);
  return { ours, place, send: lineTo(endings) };
}

interface Ask<Query> {
  what: string;
  path: string;
  query: Query;
}

type List<Query> = (work: Work, person: Person, query: Query) => Promise<{ total: number }>;

async function pageOf<Query extends object>(
  stage: Stage,
  { what, path, query }: Ask<Query>,
  list: List<Query>,
): Promise<Result[]> {
  const { organisationId, personId: id } = stage.ours;
  const work = (db: Db) => ({ db, clock: systemClock }) as Work;
  const { statements, page } = await caughtIn(stage.place.databaseUrl, (db) =>
    list(work(db), { organisationId, id } as Person, query),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  return pageAgainstBare(stage, {
    what,
    path: `${path}?${search.toString()}`,
    statements,
    found: page.total,
    shown: `${statements.length} statements`,
  });
}

/** Read as it comes and kept nowhere; what the server holds meanwhile, over what it held before. */
async function exportAll({ ours }: Stage): Promise<Result> {
  const held = () => residentBytes(ours.child.pid) / 1e6;
  await linesFrom(`${ours.origin}/api/invoices/export?q=company+777`, ours.headers, held);
  const before = held();
  const { lines, peak } = await linesFrom(`${ours.origin}/api/invoices/export`, ours.headers, held);
  const growth = peak - before;
  return {
    what: `A file of ${inWholes(invoiceCount)} invoices: what the server holds more while it writes it`,
    figure: `${inWholes(growth)} MB`,
    goal: `≤ ${mostMegabytes} MB`,
    isReached: lines > invoiceCount * 0.9 && growth <= mostMegabytes,
    notes: `${inWholes(lines)} lines; resident ${inWholes(before)} MB before, ${inWholes(peak)} MB at most`,
  };
}

const linesFrom = (url: string, headers: Record<string, string>, held: () => number) =>
  new Promise<{ lines: number; peak: number }>((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      let [lines, peak] = [0, held()];
      answer.on('data', (part: Buffer) => {
        for (const byte of part) if (byte === 10) lines += 1;
        peak = Math.max(peak, held());
      });
      answer.on('end', () => resolve({ lines, peak }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
