import type { Chapter, Cue } from '@plenum/contract';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

/** What is said at this moment: the last that began, as long as it lasts. */
export function cueAt(cues: readonly Cue[], time: number): Cue | undefined {
  const cue = cues.findLast(({ from }) => from <= time);
  return cue && time < cue.until ? cue : undefined;
}

export const chapterAt = (chapters: readonly Chapter[], time: number): Chapter | undefined =>
  chapters.findLast(({ at }) => at <= time);

/** Those that have every word that is sought, whatever their accents. */
export function cuesWith(cues: readonly Cue[], sought: string): readonly Cue[] {
  const words = plainWords(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return cues;
  return cues.filter(({ text }) => words.every((word) => plainWords(text).includes(word)));
}

/** The language somebody chose where it is there; else the one they read, else the first. */
export const languageFor = (
  there: readonly string[],
  chosen: string | null,
  reads: string,
): string | undefined =>
  [chosen, reads].find((one) => one !== null && there.includes(one)) ?? there[0];
