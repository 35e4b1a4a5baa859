/** What old clients call the place and the description, among what else they keep with an event. */
const names = new Set(['location', 'description', 'desc']);

type Kept = Readonly<Record<string, unknown>>;

const having = (kept: Kept, isWanted: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => isWanted(name)));

export const withoutWords = (kept: Kept) => having(kept, (name) => !names.has(name));
export const wordsOf = (kept: Kept) => having(kept, (name) => names.has(name));
