import type { Case, Settlement } from '@plenum/contract';

export type Deed = Settlement['deed'];

const measures = ['warn', 'mute', 'ban'] as const;

/** What can be done about a case, mildest first. */
export function deedsFor({
  kind,
  person,
  reports,
}: Pick<Case, 'kind' | 'person' | 'reports'>): readonly Deed[] {
  const about = person ? measures : [];
  // Nobody reported what a word of the filter held back.
  const isHeld = kind === 'held' || (isWritten(kind) && reports.length === 0);
  if (isHeld) return ['release', 'hide', ...about];
  const canHide = kind === 'line' || isWritten(kind);
  return canHide ? ['dismiss', 'hide', ...about] : ['dismiss', ...about];
}

export const isWritten = (kind: Case['kind']): boolean =>
  kind === 'post' || kind === 'post_comment' || kind === 'blog_comment';

/** These harm nobody: they are done at once, the others are asked for with their reason. */
export const isGentle = (deed: Deed): boolean => deed === 'dismiss' || deed === 'release';

export const isTimed = (deed: Deed): boolean => deed === 'mute' || deed === 'ban';

export const keyOf: Readonly<Record<Deed, string>> = {
  dismiss: 'd',
  release: 'r',
  hide: 'h',
  warn: 'w',
  mute: 'm',
  ban: 'b',
};

/** Minutes; null: until somebody lifts it. */
export const durations = [10, 60, 1_440, 10_080, null] as const;
export type Duration = (typeof durations)[number];

/** The one to look at after this step, or after the one looked at is gone. */
export function neighbourOf(
  ids: readonly number[],
  current: number | null,
  step: 1 | -1,
): number | null {
  const place = current === null ? -1 : ids.indexOf(current);
  if (place === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[Math.min(Math.max(place + step, 0), ids.length - 1)] ?? null;
}
