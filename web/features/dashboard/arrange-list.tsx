import '../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { DashboardCard } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { movedBefore } from '../../ui/order/moved-before.ts';
import { orderWords } from '../../ui/order/order-words.ts';
import { SortableList } from '../../ui/order/sortable-list.tsx';
import { SortableRow } from '../../ui/order/sortable-row.tsx';
import classes from './arrange-drawer.module.css';
import type { Arranged } from './use-arranged.ts';

interface ArrangeListProps {
  arranged: Arranged;
  usual: readonly DashboardCard[];
}

/** All cards in their order, those that are not shown too. */
export function ArrangeList({ arranged, usual }: ArrangeListProps) {
  const t = useTranslations('dashboard');
  const rows = arranged.all.map((card) => ({
    id: usual.indexOf(card) + 1,
    card,
    name: t(`cards.${card}`),
  }));
  const drag = useTranslations('dashboard.drag');
  return (
    <SortableList
      label={t('arrange.list')}
      className={classes.rows}
      ids={rows.map(({ id }) => id)}
      words={orderWords(rows, (deed, carried) => drag(deed, carried), drag('instructions'))}
      onMove={(id, beforeId) =>
        arranged.put(movedBefore(rows, id, beforeId).map(({ card }) => card))
      }
    >
      {rows.map(({ id, card, name }) => (
        <ArrangeRow
          key={card}
          id={id}
          name={name}
          isShown={!arranged.isHidden(card)}
          onShow={(isShown) => arranged.show(card, isShown)}
        />
      ))}
    </SortableList>
  );
}

interface ArrangeRowProps {
  id: number;
  name: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

function ArrangeRow({ id, name, isShown, onShow }: ArrangeRowProps) {
  const t = useTranslations('dashboard');
  return (
    <SortableRow
      id={id}
      words={{ role: t('drag.role'), handle: t('drag.handle', { name }) }}
      classes={classes}
    >
      <span className={classes.name}>{name}</span>
      <Switch
        aria-label={t('arrange.show', { name })}
        checked={isShown}
        onChange={({ currentTarget }) => onShow(currentTarget.checked)}
      />
    </SortableRow>
  );
}
