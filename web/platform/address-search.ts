type Rules = Readonly<Record<string, (text: string) => boolean>>;

export const isSaid =
  (most: number) =>
  (text: string): boolean =>
    text.trim() !== '' && text.length <= most;

/** The first page needs no word. */
export const isPage = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && text !== '1';

/** Keeps of an address what its screen knows and can use. */
export const searchKept = <R extends Rules>(
  rules: R,
  search: Record<string, unknown>,
): { [K in keyof R]?: string } => {
  const kept = Object.entries(rules).flatMap(([name, keeps]) => {
    const text = search[name];
    return typeof text === 'string' && keeps(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(kept) as { [K in keyof R]?: string };
};
