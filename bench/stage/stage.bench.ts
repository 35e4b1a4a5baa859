import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../client.ts';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inHundredths, inMs, inWholes, spreadOf, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { type OurSide, startOurs } from '../http/sides.ts';
import { freePort, processorSeconds, start, whenAnswered } from '../processes.ts';
import type { Result } from '../results.ts';
import { fillRoom } from '../sockets/listeners.ts';
import { feed, goOnAir } from './studio.ts';
import { seatViewers, type Way } from './viewers.ts';

/** BENCH_STAGE=short shows within a minute that it runs; its figures mean nothing. */
export const isStageTrial = process.env['BENCH_STAGE'] === 'short';
const pairs = isStageTrial ? 1 : 4;
const seconds = isStageTrial ? 4 : 6;
const goal = 0.7;

const contests: readonly { way: Way; viewers: number; what: string; each: string }[] = [
  {
    way: 'parts',
    viewers: isStageTrial ? 100 : 500,
    what: 'of low-latency HLS',
    each: 'three held-back lists and three parts a second',
  },
  {
    way: 'segments',
    viewers: isStageTrial ? 500 : 5_000,
    what: 'of plain HLS',
    each: 'a list and a segment every two seconds',
  },
];

interface Side {
  port: number;
  places: readonly string[];
  /** Whose processor counts. */
  processes(): number[];
}

/** A live stage and who watches it, against bare node:http with the same bytes. */
export const measureStage = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const stocked = await setDatabase(endings);
  const ours = await startOurs(stocked);
  endings.push(ours.stop);
  await stocked.client.query('update organisations set verified_at = now()');
  const most = Math.max(...contests.map(({ viewers }) => viewers));
  const { eventId, tokens } = await fillRoom(stocked, ours, most);
  const { stageId, pass } = await goOnAir(ours, eventId);
  const bare = await startBare(stocked.folder, endings);
  const watching = placesOf(ours, `/api/events/${eventId}/stages/${stageId}/watching`);
  endings.push(watching.close);
  const place = () => watching.of(tokens[0] ?? '');
  const source = await feed({ ours, bare: `http://127.0.0.1:${bare.port}`, pass, place });
  endings.push(source.stop);
  const places = await Promise.all(tokens.map(watching.of));
  const here: Side = {
    port: Number(new URL(ours.origin).port),
    places,
    processes: () => withChildren(ours.child.pid),
  };
  const there: Side = { ...bare, places };
  const results: Result[] = [];
  for (const contest of contests) results.push(...(await compare(contest, here, there, source)));
  return results;
}

async function startBare(folder: string, endings: Endings) {
  const port = await freePort();
  const running = start({
    words: [process.execPath, '--import', 'tsx', 'bench/stage/bare-stage.ts'],
    env: { PORT: String(port) },
    log: join(folder, 'bare-stage.log'),
    cores: 'its own',
  });
  endings.push(running.stop);
  await whenAnswered(`http://127.0.0.1:${port}/`, running);
  return { port, processes: () => [running.child.pid ?? 0] };
}

/** Where each person finds the run: under a pass of their own. */
function placesOf({ origin }: OurSide, path: string) {
  const { send, close } = openClient(16);
  const of = async (token: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const { status, text } = await send({ url: origin + path, headers });
    if (status !== 200) throw new Error(`A viewer was answered ${status}: ${text}`);
    return (JSON.parse(text) as { address: string }).address.replace(/\/[^/]+$/, '');
  };
  return { of, close };
}

/** The process itself and those it started: the one that carries the picture is among them. */
function withChildren(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

interface Stretch {
  requestsEach: number;
  processorEach: number;
  megabytes: number;
  faults: number;
  /** Of the core that asks: where it is full, that is what holds the rate down. */
  loadBusy: number;
}

async function stretchOf({ port, places, processes }: Side, way: Way, viewers: number) {
  const crowd = seatViewers({ port, places: places.slice(0, viewers), way, withinMs: 2_000 });
  await pause(4_000);
  const used = () => processes().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const { faults: early } = await crowd.report();
  const [before, asking, began] = [used(), processorSeconds(crowd.pid), performance.now()];
  await pause(seconds * 1_000);
  const seen = await crowd.report();
  const took = (performance.now() - began) / 1_000;
  const processor = used() - before;
  const loadBusy = (processorSeconds(crowd.pid) - asking) / took;
  await crowd.leave();
  return {
    requestsEach: seen.requests / viewers / took,
    processorEach: (processor * 1e6) / viewers / took,
    megabytes: seen.bytes / 1e6 / took,
    faults: early + seen.faults,
    loadBusy,
  } satisfies Stretch;
}

type Contest = (typeof contests)[number];
type Source = Awaited<ReturnType<typeof feed>>;

async function compare(
  { way, viewers, what, each }: Contest,
  here: Side,
  there: Side,
  source: Source,
): Promise<Result[]> {
  const [ours, bares]: [Stretch[], Stretch[]] = [[], []];
  const measure = (side: Side, seen: Stretch[]) => async () => {
    seen.push(await stretchOf(side, way, viewers));
    return seen.at(-1)?.requestsEach ?? Number.NaN;
  };
  source.lateness();
  const measured = await measurePairs(pairs, measure(here, ours), measure(there, bares));
  const late = source.lateness();
  const faults = ours.reduce((sum, one) => sum + one.faults, 0);
  const processor = (all: Stretch[]) => spreadOf(all.map((one) => one.processorEach));
  const ratios = ours.map(
    (one, index) => one.processorEach / (bares[index]?.processorEach ?? Number.NaN),
  );
  const name = `${inWholes(viewers)} viewers ${what}`;
  return [
    {
      what: `${name}: our part of what a bare server delivers`,
      figure: withRange(measured.ratio, inHundredths),
      goal: `≥ ${inHundredths(goal)}, no faults`,
      isReached: measured.ratio.median >= goal && faults === 0,
      notes: [
        `${pairs} pairs of ${seconds} s, each on a line and with a pass of their own, ${each}`,
        `ours ${withRange(measured.ours, inHundredths)} answers a second each, ${inWholes(spreadOf(ours.map((one) => one.megabytes)).median)} MB/s in all, ${faults} faults`,
        `bare ${withRange(measured.baseline, inHundredths)}`,
        `the viewers took ${inHundredths(spreadOf([...ours, ...bares].map((one) => one.loadBusy)).max)} of their core at most; the source was ${inMs(late)} late at most`,
      ].join('; '),
      void: measured.void,
    },
    {
      what: `${name}: processor a viewer against a bare server`,
      figure: withRange(spreadOf(ratios), inHundredths),
      goal: 'none',
      isReached: true,
      notes: `of one second ours takes ${withRange(processor(ours), inWholes)} µs for each, of server and media process; bare ${withRange(processor(bares), inWholes)} µs; sign-in by passes, tickets, headers and log are in ours`,
      void: measured.void,
    },
  ];
}
