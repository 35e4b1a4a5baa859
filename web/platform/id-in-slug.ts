/** A slug ends in the number of what it leads to; null: it leads nowhere. */
export function idInSlug(slug: string): number | null {
  const found = /(?:^|-)([1-9]\d{0,14})$/.exec(slug)?.[1];
  return found === undefined ? null : Number(found);
}
