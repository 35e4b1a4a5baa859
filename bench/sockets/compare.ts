import { inHundredths, inMs, inWholes, percentileOf, withRange } from '../figures.ts';
import { measurePairs, type Pairs } from '../harness.ts';
import type { Result } from '../results.ts';
import { type Flow, flowIn, type Pace, type Side } from './flow.ts';

export interface Contest {
  ours: Side;
  other: Side;
  against: string;
  listeners: number;
  pace: Pace;
  pairs: number;
  /** How much of the other's processor time ours may take; none: told for comparison. */
  most: number | null;
}

export interface Compared extends Pick<Contest, 'against' | 'listeners' | 'pace' | 'most'> {
  whole: Pairs;
  flow: Flow;
  otherFlow: Flow;
}

/** Both carry the same lines to as many sockets, in turn. */
export async function compare({ ours, other, pairs, ...contest }: Contest): Promise<Compared> {
  const { listeners, pace } = contest;
  const flow = flowIn(ours, listeners, pace);
  const otherFlow = flowIn(other, listeners, pace);
  await flow.warmUp();
  await otherFlow.warmUp();
  const whole = await measurePairs(pairs, flow.perDelivered, otherFlow.perDelivered);
  return { ...contest, whole, flow, otherFlow };
}

const inMicroseconds = (value: number): string => value.toFixed(2);

/** `alone`: what a line takes where nobody listens; it is written once, however many hear it. */
export function resultsOf(compared: Compared, alone: number): Result[] {
  const { whole, flow, otherFlow, against, listeners, pace, most } = compared;
  const writing = alone / listeners;
  const delivering = (whole.ours.median - writing) / whole.baseline.median;
  const what = `Lines, ${pace.perSecond}/s to ${inWholes(listeners)} sockets`;
  const goal = most === null ? 'none' : `≤ ${inHundredths(most)}`;
  const isReached = (ratio: number) => most === null || ratio <= most;
  const cost = `${what}: processor a delivered line against ${against}`;
  const notes = [
    `pairs of ${pace.seconds} s`,
    `ours ${withRange(whole.ours, inMicroseconds)} µs, of which ${inMicroseconds(writing)} for HTTP and SQL`,
    `${against} ${withRange(whole.baseline, inMicroseconds)} µs`,
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
