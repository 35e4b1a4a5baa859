import type { ProgramFilters } from './program.ts';

const kinds = new Set(['keynote', 'talk', 'panel', 'workshop', 'networking', 'break', 'other']);
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);
const isFlag = (text: string) => text === '1';

/** What the address of a program can say. */
const rules = {
  q: (text: string) => text.trim() !== '' && text.length <= 200,
  day: (text: string) => text === 'all' || /^\d{4}-\d\d-\d\d$/.test(text),
  track: isId,
  room: isId,
  kind: (text: string) => kinds.has(text),
  language: (text: string) => /^[a-z]{2}$/.test(text),
  starred: isFlag,
  /** The session that is open. */
  session: isId,
  /** Not what is published, but what would be. */
  draft: isFlag,
} as const;

export type ProgramSearch = { [K in keyof typeof rules]?: string | undefined };

export function readProgramSearch(search: Record<string, unknown>): ProgramSearch {
  const kept = Object.entries(rules).flatMap(([name, fits]) => {
    const text = search[name];
    return typeof text === 'string' && fits(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(kept) as ProgramSearch;
}

export const noFilters = {
  q: undefined,
  track: undefined,
  room: undefined,
  kind: undefined,
  language: undefined,
  starred: undefined,
} as const satisfies ProgramSearch & ProgramFilters;

export const countFilters = (search: ProgramSearch): number =>
  Object.keys(noFilters).filter((name) => search[name as keyof typeof noFilters] !== undefined)
    .length;

export const isFiltered = (search: ProgramSearch): boolean => countFilters(search) > 0;
