import type { BoothPart, ExhibitorLine, Tier } from '@plenum/contract';
import type { ExhibitorsSearch, Show } from '../exhibitors.places.ts';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

/** What visitors expect of a booth, in the order they meet it. */
export const boothParts = [
  'logo',
  'banner',
  'tagline',
  'description',
  'topics',
  'links',
  'documents',
  'products',
  'staff',
] as const satisfies readonly BoothPart[];

export const ofTier = (lines: readonly ExhibitorLine[], tier: Tier): ExhibitorLine[] =>
  lines.filter((line) => line.tier === tier);

const fits: Record<Show, (line: ExhibitorLine) => boolean> = {
  unfinished: ({ missing }) => missing.length > 0,
  review: ({ awaitsReview }) => awaitsReview,
  hidden: ({ isShown }) => !isShown,
  'no-staff': ({ staff }) => staff === 0,
};

/** Accents and capitals make no difference to who searches. */

export function fitting(
  lines: readonly ExhibitorLine[],
  { q = '', show }: Pick<ExhibitorsSearch, 'q' | 'show'>,
): ExhibitorLine[] {
  const wanted = plainWords(q.trim());
  return lines.filter(
    (line) =>
      (!show || fits[show](line)) &&
      plainWords(`${line.name} ${line.contactEmail}`).includes(wanted),
  );
}

/** All exhibitors with one of them in a tier, right before another of it, or last in it. */
export function moved(
  lines: readonly ExhibitorLine[],
  id: number,
  tier: Tier,
  beforeId: number | null,
): ExhibitorLine[] {
  const mover = lines.find((line) => line.id === id);
  if (!mover) return [...lines];
  const rest = lines.filter((line) => line.id !== id);
  const place = rest.findIndex((line) => line.id === beforeId);
  return rest.toSpliced(place < 0 ? rest.length : place, 0, { ...mover, tier });
}
