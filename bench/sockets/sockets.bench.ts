import { type Endings, setDatabase, type Stocked, withEndings } from '../database.ts';
import { startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { seatAudience } from './audience.ts';
import { compare, type Compared, resultsOf } from './compare.ts';
import { type Pace, perLineAlone, type Side } from './flow.ts';
import { fillTheHouse } from './full-house.ts';
import { bareHall, type Hall, ourHall, plainHall } from './halls.ts';
import { fillRoom } from './listeners.ts';
import { compareMemory } from './memory.ts';

/** BENCH_SOCKETS=short shows within a minute that it runs; its figures mean nothing. */
export const isTrial = process.env['BENCH_SOCKETS'] === 'short';
const size = isTrial
  ? { room: 100, idle: 200, house: 300, pairs: 1, seconds: 2 }
  : { room: 1_000, idle: 6_000, house: 10_000, pairs: 5, seconds: 2 };

/** Fewer lines, more seconds: as little as can be told apart by a processor's clock. */
const contests = [
  { pace: { perSecond: 200, seconds: size.seconds }, most: 0.35 },
  { pace: { perSecond: 20, seconds: 2 * size.seconds }, most: 1.3 },
];
const joinsPerSecond = 500;

/** Lines told to a room, against bare ws and against Socket.IO as its pages show it. */
export const measureSockets = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const stocked = await setDatabase(endings);
  const side = await startOurs(stocked);
  endings.push(side.stop);
  const room = await fillRoom(stocked, side, size.house);
  const ours = ourHall(side, room);
  // Memory first: a server that has worked keeps more than its sockets need.
  const idle = room.tokens.slice(0, size.idle);
  const memory = await withHall(bareHall, stocked, (bare) => compareMemory(ours, bare, idle));
  const lines = await compareLines(stocked, ours, room.tokens.slice(0, size.room));
  const pace = { perSecond: 5, seconds: 10 };
  // Who does not find a seat in a full house takes nothing from what was measured before.
  const house = await fillTheHouse(ours, room.tokens, pace).catch(notFilled);
  return [memory, ...lines, ...house];
}

function notFilled(error: unknown): Result[] {
  console.error(error);
  const what = `${size.house} sockets on one node`;
  return [{ what, figure: 'none', goal: 'joined', isReached: false, notes: 'broke off' }];
}

type Open = (folder: string) => Promise<Hall>;

async function withHall<T>(open: Open, { folder }: Stocked, run: (hall: Hall) => Promise<T>) {
  const other = await open(folder);
  return run(other).finally(() => other.stop());
}

async function compareLines(stocked: Stocked, ours: Hall, tokens: string[]): Promise<Result[]> {
  const sit = async (hall: Hall): Promise<Side> => ({
    hall,
    crowd: await seatAudience({ ...hall.seat, tokens, perSecond: joinsPerSecond }),
  });
  const here = await sit(ours);
  const compared: Compared[] = [];
  const play = (open: Open, against: string, pairs: number, isTold: boolean) =>
    withHall(open, stocked, async (hall) => {
      const other = await sit(hall);
      for (const { pace, most } of contests) {
        const contest = { ours: here, other, against, listeners: tokens.length, pace, pairs };
        compared.push(await compare({ ...contest, most: isTold ? null : most }));
      }
      await other.crowd.leave();
    });
  await play(bareHall, 'bare ws', size.pairs, false);
  await play(plainHall, 'plain Socket.IO', Math.min(2, size.pairs), true);
  await here.crowd.leave();
  const alone = new Map<Pace, number>();
  for (const { pace } of contests) alone.set(pace, await perLineAlone(ours, pace));
  return compared.flatMap((one) => resultsOf(one, alone.get(one.pace) ?? Number.NaN));
}
