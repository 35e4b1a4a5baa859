import type { Part } from './ledger.ts';
import type { Segment } from './segments.ts';

/** From which part until which one, both among them. */
export interface Span {
  first: number;
  last: number;
}

/** What is left of a recording, in seconds since its beginning and in parts. */
export interface Cut extends Span {
  from: number;
  until: number;
  films: number[];
}

/** Times that were added up are not always the same in the last place. */
const slack = 0.01;

/** Whole segments between these moments: nothing of what lies outside is left. Null: none is whole. */
export function cutOf(segments: readonly Segment[], from: number, until: number): Cut | null {
  let at = 0;
  let cut: Cut | null = null;
  for (const segment of segments) {
    const begins = at;
    at += segment.seconds;
    if (begins < from - slack || at > until + slack) continue;
    cut ??= { from: begins, until: at, first: segment.from, last: segment.to, films: [] };
    if (!cut.films.includes(segment.film)) cut.films.push(segment.film);
    cut.until = at;
    cut.last = segment.to;
  }
  return cut;
}

/** What stands in a list for who may see no more than this. */
export const segmentsIn = (whole: readonly Segment[], span: Span | null): readonly Segment[] =>
  span ? whole.filter(({ from, to }) => from >= span.first && to <= span.last) : whole;

/** The parts of a film within a span, and how long those are that it leaves out before them. */
export function partsOfFilm(parts: readonly Part[], film: number, span: Span | null) {
  const first = span?.first ?? 0;
  const last = span?.last ?? Infinity;
  const kept = parts.filter(
    (part, number) => part.film === film && number >= first && number <= last,
  );
  const before = parts.filter((part, number) => part.film === film && number < first);
  return { kept, missing: before.reduce((sum, { seconds }) => sum + seconds, 0) };
}
