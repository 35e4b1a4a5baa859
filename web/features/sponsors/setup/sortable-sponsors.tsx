import type { Sponsor } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderWords } from '../../../ui/order/order-words.ts';
import { SortableList } from '../../../ui/order/sortable-list.tsx';
import classes from './package-section.module.css';

interface SortableSponsorsProps {
  label: string;
  sponsors: readonly Sponsor[];
  /** Right before that one, or last. */
  onMove: (id: number, beforeId: number | null) => void;
  children: ReactNode;
}

/** Sponsors of one package, put in order by pointer and keyboard. */
export function SortableSponsors({ sponsors, ...list }: SortableSponsorsProps) {
  const t = useTranslations('sponsors.drag');
  const words = orderWords(sponsors, (deed, carried) => t(deed, carried), t('instructions'));
  const ids = sponsors.map(({ id }) => id);
  return <SortableList className={classes.rows} ids={ids} words={words} {...list} />;
}
