/** Somebody who is here; at a booth, where they work at one. Not everyone's name is known. */
export interface Seen {
  id: number;
  name: string | undefined;
  booth?: string | undefined;
}

const isSame = (one: Seen, other: Seen) => one.id === other.id && one.booth === other.booth;

/** Who was not here at the look before; at the first look nobody has come. */
export const cameSince = (before: readonly Seen[] | undefined, now: readonly Seen[]): Seen[] =>
  before
    ? now.filter((one) => one.name !== undefined && !before.some((other) => isSame(one, other)))
    : [];
