import type { Chapter, Cue, Said } from '@plenum/contract';

interface Cut {
  from: number;
  until: number;
}

const rounded = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

/** Of a part that began before, the rest is shown: it begins with the picture. */
export function chaptersIn(chapters: readonly Chapter[], cut: Cut | null): Chapter[] {
  if (!cut) return [...chapters];
  const begun = chapters.findLast(({ at }) => at <= cut.from);
  const later = chapters.filter(({ at }) => at > cut.from && at < cut.until);
  return [...(begun ? [{ ...begun, at: cut.from }] : []), ...later].map((chapter) => ({
    ...chapter,
    at: rounded(chapter.at - cut.from),
  }));
}

/** What is said across a cut is not shown: its words were cut away in part. */
const isWithin = ({ from, until }: Cut, cut: Cut): boolean =>
  from >= cut.from && until <= cut.until;

export const cuesIn = (cues: readonly Cue[], cut: Cut | null): Cue[] =>
  cut
    ? cues
        .filter((cue) => isWithin(cue, cut))
        .map(({ from, until, text }) => ({
          from: rounded(from - cut.from),
          until: rounded(until - cut.from),
          text,
        }))
    : [...cues];

/** A moment on the clock of what is shown. */
export const saidAt = ({ cutFrom, ...said }: Said & { cutFrom: number }): Said => ({
  ...said,
  from: rounded(said.from - cutFrom),
});
