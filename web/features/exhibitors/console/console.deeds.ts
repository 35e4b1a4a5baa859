import type { VisitorDeeds } from '@plenum/contract';

type What = VisitorDeeds['why'][number]['what'];

/** The kinds of deeds, each with the points they earn. */
export const deedKinds = {
  visits: ['visited', 'returned', 'stayed'],
  downloads: ['downloaded'],
  asks: ['asked'],
  card: ['dropped'],
} as const satisfies Record<string, readonly What[]>;
export type DeedKind = keyof typeof deedKinds;
export const kinds = Object.keys(deedKinds) as DeedKind[];

/** Where on the page of a visitor stands what earned such points. */
export const deedsPlace = (what: What): DeedKind =>
  kinds.find((kind) => (deedKinds[kind] as readonly What[]).includes(what)) ?? 'visits';

/** What was done is shown even where it weighs nothing. */
export function isDone({ visits, downloads, asks, why }: VisitorDeeds, kind: DeedKind): boolean {
  const done = {
    visits: visits.length,
    downloads: downloads.length,
    asks: asks.length,
    card: why.filter(({ what }) => what === 'dropped').length,
  };
  return done[kind] > 0;
}

/** The points of one kind of deeds. */
export const pointsOf = ({ why }: VisitorDeeds, kind: DeedKind) =>
  why.filter(({ what }) => deedsPlace(what) === kind);
