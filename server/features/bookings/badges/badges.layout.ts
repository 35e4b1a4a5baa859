import type { BadgeLayout, BadgeLine } from '@plenum/contract';
import type { QuestionRow } from '../../tickets/index.ts';
import { problem } from '../../../platform/http/problem.ts';
import { cutOf } from '../../../platform/papers/badges.ts';

/** What is agreed to says nothing about anybody, and a file only to who opens it. */
export const standsOnBadge = ({ kind }: Pick<QuestionRow, 'kind'>): boolean =>
  kind !== 'agreement' && kind !== 'file';

const line = (what: BadgeLine['what'], size: number, other: Partial<BadgeLine> = {}) => ({
  what,
  questionId: null,
  text: {},
  size,
  isBold: false,
  ...other,
});

/** Before anybody has said how they look: A6, with the first thing that is asked in words. */
export function proposedLayout(questions: readonly QuestionRow[]): BadgeLayout {
  const asked = questions.find(({ kind }) => kind === 'text');
  return {
    width: 1_050,
    height: 1_480,
    sheet: 'none',
    isFolded: false,
    head: 'name',
    lines: [
      line('name', 36, { isBold: true }),
      ...(asked ? [line('question', 18, { questionId: asked.id })] : []),
      line('ticket', 14),
    ],
    hasCode: true,
    bands: [],
  };
}

export function perSheetOf(layout: BadgeLayout): number {
  const { across, down } = cutOf(layout);
  if (across * down === 0) throw problem('bookings.badge_too_large');
  return across * down;
}

interface Known {
  tickets: readonly { id: number }[];
  questions: readonly QuestionRow[];
  before?: BadgeLayout | undefined;
}

const questionIds = ({ lines }: Pick<BadgeLayout, 'lines'>) =>
  lines.flatMap(({ questionId }) => questionId ?? []);
const ticketIds = ({ bands }: Pick<BadgeLayout, 'bands'>) => bands.map(({ ticketId }) => ticketId);

/** What is of another event is missing; what was deleted since may stay, and prints nothing. */
export function refuseWrongLayout(
  layout: BadgeLayout,
  { tickets, questions, before }: Known,
): void {
  const asked = new Set([
    ...questions.filter(standsOnBadge).map(({ id }) => id),
    ...(before ? questionIds(before) : []),
  ]);
  const sold = new Set([...tickets.map(({ id }) => id), ...(before ? ticketIds(before) : [])]);
  if (questionIds(layout).some((id) => !asked.has(id))) throw problem('not_found');
  if (ticketIds(layout).some((id) => !sold.has(id))) throw problem('not_found');
  perSheetOf(layout);
}
