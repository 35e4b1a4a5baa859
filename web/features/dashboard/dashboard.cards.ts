import type { DashboardCard, DashboardLayout } from '@plenum/contract';

/** What each sees of the first page, in the order in which it stands where they chose no other. */
export const organiserCards = [
  'figures',
  'event',
  'tasks',
  'deeds',
  'coming',
  'waiting',
  'stages',
  'bookings',
  'money',
  'joined',
] as const satisfies readonly DashboardCard[];

export const attendeeCards = [
  'coming',
  'stages',
  'mine',
  'tasks',
  'waiting',
  'meetings',
  'people',
] as const satisfies readonly DashboardCard[];

/** Those that were put in order come first. */
export function inOrder(
  cards: readonly DashboardCard[],
  { order }: Pick<DashboardLayout, 'order'>,
): DashboardCard[] {
  const put = order.filter((card) => cards.includes(card));
  return [...put, ...cards.filter((card) => !put.includes(card))];
}
