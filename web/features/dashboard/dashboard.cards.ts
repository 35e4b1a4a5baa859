import type { DashboardCard, DashboardLayout } from '@plenum/contract';

/** What each sees of the first page, in the order in which it stands where they chose no other. */
export const organiserCards = [
  'event',
  'coming',
  'stages',
  'tasks',
  'waiting',
  'joined',
  'deeds',
  'bookings',
  'figures',
  'money',
] as const satisfies readonly DashboardCard[];

export const attendeeCards = [
  'mine',
  'stages',
  'coming',
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
