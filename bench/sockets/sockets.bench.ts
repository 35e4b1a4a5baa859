import { type Endings, setDatabase, withEndings } from '../database.ts';
import { startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { compare } from './compare.ts';
import { fillTheHouse } from './full-house.ts';
import { bareHall, type Hall, ourHall, plainHall } from './halls.ts';
import { fillRoom } from './listeners.ts';
import { compareMemory } from './memory.ts';

/** BENCH_SOCKETS=short shows within a minute that it runs; its figures mean nothing. */
const isShort = process.env['BENCH_SOCKETS'] === 'short';
const size = isShort
  ? { room: 100, idle: 200, house: 300, pairs: 1, seconds: 2 }
  : { room: 1_000, idle: 4_000, house: 10_000, pairs: 5, seconds: 10 };

const contests = [
  { perSecond: 200, most: 0.35 },
  { perSecond: 20, most: 1.3 },
];

/** Lines told to a room, against bare ws and against Socket.IO as its pages show it. */
export const measureSockets = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const stocked = await setDatabase(endings);
  const side = await startOurs(stocked);
  endings.push(side.stop);
  const room = await fillRoom(stocked, side, size.house);
  const ours = ourHall(side, room);
  const { folder } = stocked;
  const withHall = async <T>(
    open: (folder: string) => Promise<Hall>,
    run: (hall: Hall) => Promise<T>,
  ) => {
    const other = await open(folder);
    return run(other).finally(() => other.stop());
  };
  const { pairs, seconds } = size;
  const usual = { ours, tokens: room.tokens.slice(0, size.room), pairs };
  // Memory first: a server that has worked keeps more than its sockets need.
  const results = [
    await withHall(bareHall, (bare) => compareMemory(ours, bare, room.tokens.slice(0, size.idle))),
  ];
  for (const { perSecond, most } of contests) {
    const contest = { ...usual, pace: { perSecond, seconds } };
    const rows = [
      await withHall(bareHall, (other) => compare({ ...contest, other, against: 'bare ws', most })),
      await withHall(plainHall, (other) =>
        compare({ ...contest, other, against: 'plain Socket.IO', most: null }),
      ),
    ];
    results.push(...rows.flat());
  }
  results.push(...(await fillTheHouse(ours, room.tokens, { perSecond: 5, seconds: 2 * seconds })));
  return results;
}
