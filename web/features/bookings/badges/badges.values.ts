import type { BadgeLayout, BadgeLine, BadgeWhat } from '@plenum/contract';

/** In tenths of a millimetre. */
export const formats = {
  a6: { width: 1_050, height: 1_480 },
  a7: { width: 740, height: 1_050 },
  card: { width: 860, height: 540 },
  inches: { width: 1_016, height: 762 },
} as const;
export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats) as Format[];

export const formatOf = ({ width, height }: Pick<BadgeLayout, 'width' | 'height'>) =>
  formatNames.find((name) => formats[name].width === width && formats[name].height === height) ??
  'own';

export const mostLines = 10;

export const newLine = (what: BadgeWhat, questionId: number | null = null): BadgeLine => ({
  what,
  questionId: what === 'question' ? questionId : null,
  text: {},
  size: 16,
  isBold: false,
});

/** One place up or down. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const [one] = all.slice(from, from + 1);
  if (one === undefined || to < 0 || to >= all.length) return [...all];
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}

export const withBand = (
  bands: BadgeLayout['bands'],
  ticketId: number,
  colour: string | null,
): BadgeLayout['bands'] => {
  const others = bands.filter((band) => band.ticketId !== ticketId);
  return colour === null ? others : [...others, { ticketId, colour }];
};

/** What the server can draw: nothing is half typed. */
export const isDrawable = ({ width, height, lines }: BadgeLayout): boolean =>
  width >= 400 &&
  width <= 2_100 &&
  height >= 400 &&
  height <= 2_970 &&
  lines.length > 0 &&
  lines.every(({ size }) => size >= 6 && size <= 72);
