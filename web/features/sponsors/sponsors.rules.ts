import type { SponsorSetup, Texts } from '@plenum/contract';

export const placements = ['lobby', 'program', 'stage', 'mail'] as const;

export const hasWords = (texts: Texts): boolean =>
  Object.values(texts).some((words) => words?.trim());

/** Without the languages in which nothing is said. */
export const tidied = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words?.trim()));

/** The sponsor that was not there before. */
export const newestOf = (setup: SponsorSetup): number | undefined =>
  setup.sponsors.map(({ id }) => id).toSorted((a, b) => b - a)[0];

export const hostOf = (url: string | null): string =>
  url && URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';

/** A typed address may begin without its scheme. */
export const addressOf = (typed: string): string | null => {
  const text = typed.trim();
  if (!text) return null;
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
