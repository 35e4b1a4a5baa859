import type { Messages } from '@plenum/contract';

/** Answered by a step that cannot tell what becomes of what is known: it is read again. */
export const again = Symbol('again');

/** What a window was told so far, thing by thing. */
export interface Versions {
  newest: Map<number, number>;
  /** What was told to be gone, and not since to be there. */
  gone: Set<number>;
  /** What was ever told to be gone. */
  left: Set<number>;
}

/** What becomes of an answer that is kept. Whatever it does not concern it gives back as it is. */
export interface News<Args, State> {
  step(known: State, args: Args): State | typeof again;
  /** What of it is new, where that can be told; null: nothing. */
  sift?(versions: Versions): News<Args, State> | null;
  /** The repeat key of an own change that has arrived by this. */
  key?: string | undefined;
  /** The things it says something of. */
  about?: readonly number[];
  /** Those of them that are gone by it. */
  gone?: readonly number[];
  /** It comes in bursts, and may wait so long for more of its kind. */
  calmMs?: number | undefined;
  /** Nothing says whether it is the newest: it is shown as it is told, and read again when it is calm. */
  isUnsure?: boolean;
}

export type Words<Args, State> = {
  [Name in keyof Messages]?: (body: Messages[Name]) => News<Args, State> | undefined;
};

/** Answers that are kept, and which messages change them. */
export interface Live<Args, State> {
  /** Its name in the cache; what was asked for comes after it. */
  readonly key: readonly string[];
  /** A method, so that what is declared of tasks is also something declared of anything. */
  told(): Words<Args, State>;
  /** Its steps know what is newer: an answer that crossed them is true with them in it. */
  readonly isVersioned?: boolean;
  /**
   * Its messages are numbered: what it missed shows in it, and is read soon. After a gap it is told
   * where it stands, and not read again.
   */
  lacks?(known: State): boolean;
  /** So much of it as is worth reading again at once. */
  shortened?(known: State): State;
}

export type AnyLive = Live<unknown, unknown>;
export type AnyNews = News<unknown, unknown>;

/** News of one of the lives. */
export interface Effect {
  live: AnyLive;
  news: AnyNews;
}

/** The steps of a live thing are asked with what it answered itself. */
export const effectOf = <Args, State>(
  live: Live<Args, State>,
  news: News<Args, State>,
): Effect => ({
  live,
  news,
});

/** Everything, or what was asked for with such words, is read again: at once, or when it is calmer. */
export const readAgain = <Args>(
  isMeant: (args: Args) => boolean = () => true,
  calmMs?: number,
) => ({
  step: <State>(known: State, args: Args) => (isMeant(args) ? again : known),
  calmMs,
});

/** What is told is shown at once, though of two messages the older may have come last. */
export const unsure = <Args, State>({ sift, ...news }: News<Args, State>): News<Args, State> => ({
  ...news,
  isUnsure: true,
  ...(sift && {
    sift: (versions) => {
      const fresh = sift(versions);
      return fresh && unsure(fresh);
    },
  }),
});

/** The same news with another step, also of what of it is new. */
export const stepping = <Args, State>(
  { step, sift, ...news }: News<Args, State>,
  around: (step: News<Args, State>['step']) => News<Args, State>['step'],
): News<Args, State> => ({
  ...news,
  step: around(step),
  ...(sift && {
    sift: (versions) => {
      const fresh = sift(versions);
      return fresh && stepping(fresh, around);
    },
  }),
});

/** News of what was asked for with such words alone. */
export const only = <Args, State>(
  isMeant: (args: Args) => boolean,
  news: News<Args, State>,
): News<Args, State> =>
  stepping(news, (step) => (known, args) => (isMeant(args) ? step(known, args) : known));

export const queryKeyOf = <Args>({ key }: Pick<Live<Args, unknown>, 'key'>, args: Args) =>
  args === undefined ? key : [...key, args];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { live?: AnyLive };
  }
}
