import { measureAnalytics } from './analytics/analytics.bench.ts';
import { measureColdStart } from './cold-start/cold-start.bench.ts';
import { measureCrowding } from './crowding/crowding.bench.ts';
import { measureGlass } from './glass/glass.bench.ts';
import { measureHall } from './hall/hall.bench.ts';
import { measureDirectory } from './directory/directory.bench.ts';
import { measureHelp } from './help/help.bench.ts';
import { measureHttp } from './http/http.bench.ts';
import { measureImports } from './imports/imports.bench.ts';
import { measureLists } from './lists/lists.bench.ts';
import { measureLogins } from './logins/logins.bench.ts';
import { loadTool } from './http/load.ts';
import { thisMachine } from './machine.ts';
import { measureMailbox } from './mailbox/mailbox.bench.ts';
import { measureMoney } from './money/money.bench.ts';
import { measurePapers } from './papers/papers.bench.ts';
import { measurePeople } from './people/people.bench.ts';
import { broken, keepResults, type Result, tableOf } from './results.ts';
import { measureSelling } from './selling/selling.bench.ts';
import { isTrial, measureSockets } from './sockets/sockets.bench.ts';
import { measureSize } from './size/size.bench.ts';
import { isStageTrial, measureStage } from './stage/stage.bench.ts';
import { measureVenue } from './venue/venue.bench.ts';
import { measureWeb } from './web/web.bench.ts';

const benches: Readonly<Record<string, () => Promise<Result[]>>> = {
  http: measureHttp,
  venue: measureVenue,
  hall: measureHall,
  people: measurePeople,
  mailbox: measureMailbox,
  directory: measureDirectory(100_000),
  'directory-million': measureDirectory(1_000_000),
  lists: measureLists,
  money: measureMoney,
  selling: measureSelling,
  imports: measureImports,
  analytics: measureAnalytics,
  help: measureHelp,
  papers: measurePapers,
  logins: measureLogins,
  crowding: measureCrowding,
  sockets: measureSockets,
  stage: measureStage,
  glass: measureGlass,
  'cold-start': measureColdStart,
  size: measureSize,
  web: measureWeb,
};

/** Only where it is named: making so many takes minutes. */
const onDemand = new Set(['directory-million', 'lists']);

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in benches));
if (unknown)
  throw new Error(`There is no bench ${unknown}; there are ${Object.keys(benches).join(', ')}.`);

const pinning = process.env['BENCH_PINNED']
  ? 'servers on core 0, load and database on core 1'
  : 'nothing pinned';
const results: Result[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onDemand.has(name)) continue;
  console.log(`Measuring ${name}.`);
  const measured = await measure().catch((error: unknown) => broken(name, error));
  console.log(`\n${tableOf(measured)}\n`);
  const machine = thisMachine(`load by ${loadTool()}, ${pinning}`);
  if (!isTrial && !isStageTrial) keepResults(name, measured, machine, Object.keys(benches));
  results.push(...measured);
}
const isBad = results.some((result) => result.void || !result.isReached);
process.exitCode = isBad ? 1 : 0;
