import { segmentsIn, type Span } from './cut.ts';
import type { Part } from './ledger.ts';
import type { Segment, Segments } from './segments.ts';

/** What a piece lasts, and a little more, since no part may be longer. */
const partTarget = 0.36;
const holdBack = 1.2;
/** How much of what is live stands in a list, and for how much of it the parts. */
const windowSegments = 8;
const withParts = 3;
/** Segments begin at keyframes: a little later than asked at times. */
const longestSegment = 3;

interface Shown {
  segments: Segments;
  parts: readonly Part[];
  isOver: boolean;
}

export const liveList = ({ segments, parts, isOver }: Shown): string => {
  const { open, whole } = segments;
  const first = Math.max(0, whole.length - windowSegments);
  const lines = headOf(whole, first, [
    `#EXT-X-PART-INF:PART-TARGET=${partTarget}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${holdBack}`,
  ]);
  let film = -1;
  for (const [index, segment] of whole.entries()) {
    if (index < first) continue;
    lines.push(...beginningOf(segment, film, index === first));
    if (index >= whole.length - withParts) lines.push(...partLines(segment, parts));
    lines.push(...endingOf(segment));
    film = segment.film;
  }
  if (isOver) return listOf([...lines, '#EXT-X-ENDLIST']);
  if (open) lines.push(...beginningOf(open, film, false), ...partLines(open, parts));
  lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="pieces/${parts.length}/${parts.length}"`);
  return listOf(lines);
};

export const plainList = ({ segments: { whole }, isOver }: Shown): string => {
  const first = Math.max(0, whole.length - windowSegments);
  return listOf([...headOf(whole, first), ...segmentLines(whole, first), ...endOf(isOver)]);
};

export const recordedList = (all: readonly Segment[], span: Span | null): string => {
  const whole = segmentsIn(all, span);
  return listOf([
    ...headOf(whole, 0, ['#EXT-X-PLAYLIST-TYPE:VOD']),
    ...segmentLines(whole, 0),
    '#EXT-X-ENDLIST',
  ]);
};

const listOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const endOf = (isOver: boolean) => (isOver ? ['#EXT-X-ENDLIST'] : []);

const headOf = (whole: readonly Segment[], first: number, more: readonly string[] = []) => {
  // The first one's own break among them: before it none is said.
  const passed = whole.slice(0, first + 1).filter(({ breaks }) => breaks).length;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${longestOf(whole.slice(first))}`,
    ...more,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${passed}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
};

const longestOf = (segments: readonly Segment[]) =>
  segments.reduce((most, { seconds }) => Math.max(most, Math.ceil(seconds)), longestSegment);

function segmentLines(whole: readonly Segment[], first: number): string[] {
  let film = -1;
  return whole.slice(first).flatMap((segment, index) => {
    const lines = [...beginningOf(segment, film, index === 0), ...endingOf(segment)];
    film = segment.film;
    return lines;
  });
}

const beginningOf = (segment: Segment, film: number, isFirst: boolean): string[] => [
  ...(segment.breaks && !isFirst ? ['#EXT-X-DISCONTINUITY'] : []),
  ...(segment.film === film ? [] : [`#EXT-X-MAP:URI="films/${segment.film}"`]),
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.at).toISOString()}`,
];

const endingOf = ({ from, to, seconds }: Segment): string[] => [
  `#EXTINF:${seconds.toFixed(5)},`,
  `pieces/${from}/${to}`,
];

const partLines = ({ from, to }: Segment, parts: readonly Part[]): string[] =>
  parts.slice(from, to + 1).map(({ seconds, isKey }, index) => {
    const address = `URI="pieces/${from + index}/${from + index}"`;
    return `#EXT-X-PART:DURATION=${seconds.toFixed(5)},${address}${isKey ? ',INDEPENDENT=YES' : ''}`;
  });
