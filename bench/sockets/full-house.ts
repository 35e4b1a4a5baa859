import { inMs, inWholes, percentileOf } from '../figures.ts';
import type { Result } from '../results.ts';
import { seatAudience } from './audience.ts';
import { flowIn, type Pace } from './flow.ts';
import type { Hall } from './halls.ts';

const joinsPerSecond = 250;

/** As many as one node is to hold, all in one room. */
export async function fillTheHouse(ours: Hall, tokens: string[], pace: Pace): Promise<Result[]> {
  const crowd = await seatAudience({ ...ours.seat, tokens, perSecond: joinsPerSecond });
  const flow = flowIn({ hall: ours, crowd }, tokens.length, pace);
  await flow.perDelivered();
  await crowd.leave();
  const joined = percentileOf(crowd.joins, 0.95);
  const delay = percentileOf(flow.delays, 0.95);
  const size = inWholes(tokens.length);
  return [
    {
      what: `${size} sockets on one node: joined, p95`,
      figure: inMs(joined),
      goal: '≤ 1 s',
      isReached: joined <= 1_000,
      notes: `${joinsPerSecond} a second, each signed in as somebody else and watching one channel`,
    },
    {
      what: `${size} sockets on one node: sent to received, p95`,
      figure: inMs(delay),
      goal: '≤ 500 ms, 0 lost',
      isReached: delay <= 500 && flow.lost === 0,
      notes: `${pace.perSecond} lines/s for ${pace.seconds} s in one channel; ${flow.lost} lost`,
    },
  ];
}
