import type { BadgeLayout, BadgeLine } from '@plenum/contract';

export const aLine = (what: BadgeLine['what'], other: Partial<BadgeLine> = {}): BadgeLine => ({
  what,
  questionId: null,
  text: {},
  size: 20,
  isBold: false,
  ...other,
});

/** A6, one to a page: name and ticket. */
export const aLayout = (other: Partial<BadgeLayout> = {}): BadgeLayout => ({
  width: 1_050,
  height: 1_480,
  sheet: 'none',
  isFolded: false,
  head: 'name',
  lines: [aLine('name', { size: 36, isBold: true }), aLine('ticket')],
  hasCode: true,
  bands: [],
  ...other,
});
