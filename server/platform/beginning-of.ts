/** What is cut there may be half of a sign, which PostgreSQL takes in no JSON. */
const half = /[\ud800-\udbff]$/;

/** So much of a text at most, all of it whole signs. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(half, '');
