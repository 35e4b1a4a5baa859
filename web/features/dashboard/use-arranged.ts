import type { DashboardCard, DashboardLayout } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { inOrder } from './dashboard.cards.ts';
import { arranging, layout } from './dashboard.live.ts';

const usualLayout: DashboardLayout = { order: [], hidden: [] };

/** The cards somebody may see, as they arranged them; undefined until that is known. */
export function useArranged(usual: readonly DashboardCard[]) {
  const t = useTranslations('frame.dashboard');
  const { data, isError } = useQuery(layout.options());
  const { apply } = useChanges();
  const known = data ?? (isError ? usualLayout : undefined);
  if (!known) return undefined;
  const { order, hidden } = known;
  const keep = (next: DashboardLayout) =>
    void apply(arranging(next), { failed: (reason) => t('notArranged', { reason }) });
  const isHidden = (card: DashboardCard) => hidden.includes(card);
  const all = inOrder(usual, known);
  return {
    all,
    shown: all.filter((card) => !isHidden(card)),
    isHidden,
    isUsual: order.length === 0 && hidden.length === 0,
    put: (cards: DashboardCard[]) => keep({ order: cards, hidden }),
    show: (card: DashboardCard, isShown: boolean) => {
      const others = hidden.filter((other) => other !== card);
      keep({ order, hidden: isShown ? others : [...others, card] });
    },
    reset: () => keep(usualLayout),
  };
}

export type Arranged = NonNullable<ReturnType<typeof useArranged>>;
