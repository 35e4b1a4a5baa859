import { inHundredths, inMs, inWholes, percentileOf, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import type { Result } from '../results.ts';
import { seatAudience } from './audience.ts';
import { type Flow, flowIn, type Pace, perLineAlone } from './flow.ts';
import type { Hall } from './halls.ts';

export interface Contest {
  ours: Hall;
  other: Hall;
  against: string;
  /** Of a person each. */
  tokens: string[];
  pace: Pace;
  pairs: number;
  /** How much of the other's processor time ours may take; none: told for comparison. */
  most: number | null;
}

const joinsPerSecond = 250;
const inMicroseconds = (value: number): string => value.toFixed(2);

/** Both carry the same lines to as many sockets, in turn. */
export async function compare(contest: Contest): Promise<Result[]> {
  const { ours, other, tokens, pace, most } = contest;
  const seat = { tokens, perSecond: joinsPerSecond };
  const crowd = await seatAudience({ ...ours.seat, ...seat });
  const otherCrowd = await seatAudience({ ...other.seat, ...seat });
  const flow = flowIn(ours, crowd, tokens.length, pace);
  const otherFlow = flowIn(other, otherCrowd, tokens.length, pace);
  await flow.warmUp();
  await otherFlow.warmUp();
  const whole = await measurePairs(contest.pairs, flow.perDelivered, otherFlow.perDelivered);
  await Promise.all([crowd.leave(), otherCrowd.leave()]);
  // A line is written once, however many hear it.
  const writing = (await perLineAlone(ours, pace)) / tokens.length;
  const delivering = (whole.ours.median - writing) / whole.baseline.median;

  const what = `Lines, ${pace.perSecond}/s to ${inWholes(tokens.length)} sockets`;
  const goal = most === null ? 'none' : `≤ ${inHundredths(most)}`;
  const isReached = (ratio: number) => most === null || ratio <= most;
  const cost = `${what}: processor a delivered line against ${contest.against}`;
  const notes = [
    `${contest.pairs} pairs of ${pace.seconds} s`,
    `ours ${withRange(whole.ours, inMicroseconds)} µs, of which ${inMicroseconds(writing)} for HTTP and SQL`,
    `${contest.against} ${withRange(whole.baseline, inMicroseconds)} µs`,
    `p99 there ${inMs(percentileOf(otherFlow.delays, 0.99))}, lost there ${otherFlow.lost}`,
  ].join('; ');
  return [
    {
      what: `${cost}, delivering alone`,
      figure: inHundredths(delivering),
      goal,
      isReached: isReached(delivering),
      notes,
      void: whole.void,
    },
    {
      what: `${cost}, with its writing in SQL`,
      figure: withRange(whole.ratio, inHundredths),
      goal,
      isReached: isReached(whole.ratio.median),
      notes: 'as above; the other keeps nothing',
      void: whole.void,
    },
    ...(most === null ? [] : [inTime(what, flow)]),
  ];
}

function inTime(what: string, { delays, lost }: Flow): Result {
  const p99 = percentileOf(delays, 0.99);
  return {
    what: `${what}: sent to received, p99`,
    figure: inMs(p99),
    goal: '≤ 100 ms, 0 lost',
    isReached: p99 <= 100 && lost === 0,
    notes: `${lost} lost; from the request that says it to the frame that brings it`,
  };
}
