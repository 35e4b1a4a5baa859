import type { Step, Visitor, Weights } from '@plenum/contract';

/** All that one person did at one booth. */
export interface Deeds {
  personId: number;
  fullName: string;
  avatar: string | null;
  seenAt: Date | null;
  visitedAt: Date | null;
  returnedAt: Date | null;
  days: number;
  seconds: number;
  downloads: number;
  downloadedAt: Date | null;
  asks: number;
  askedAt: Date | null;
}

type Points = Visitor['why'][number];

const secondsAStay = 300;
const mostStays = 6;

/** Each line is so many times its weight; what earned nothing is no line. */
export function whyOf(deeds: Deeds, droppedAt: Date | null, weights: Weights): Points[] {
  const stays = Math.min(mostStays, Math.floor(deeds.seconds / secondsAStay));
  const lines: [Points['what'], number, Date | null][] = [
    ['visited', deeds.days > 0 ? 1 : 0, deeds.visitedAt],
    ['returned', Math.max(0, deeds.days - 1), deeds.returnedAt],
    ['stayed', stays, deeds.seenAt],
    ['downloaded', deeds.downloads, deeds.downloadedAt],
    ['asked', deeds.asks, deeds.askedAt],
    ['dropped', droppedAt ? 1 : 0, droppedAt],
  ];
  return lines.flatMap(([what, times, at]) => {
    const points = times * weights[what];
    return at && points > 0 ? [{ what, times, points, at: at.toISOString() }] : [];
  });
}

export const scoreOf = (why: readonly Points[]): number =>
  why.reduce((sum, { points }) => sum + points, 0);

/** When they last did it; null where they never did. */
export const doneAt = (deeds: Deeds, droppedAt: Date | null): Record<Step, Date | null> => ({
  seen: deeds.seenAt,
  visited: deeds.returnedAt,
  downloaded: deeds.downloadedAt,
  asked: deeds.askedAt,
  dropped: droppedAt,
});
