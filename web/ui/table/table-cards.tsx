import { useTranslations } from 'use-intl';
import { TableCard } from './table-card.tsx';
import classes from './table-cards.module.css';
import type { TableListProps } from './table-list.ts';
import skeleton from './table-skeleton.module.css';

const skeletonCards = ['58%', '42%', '66%', '51%', '47%', '62%'];

/** On a phone each row is a card: nobody scrolls sideways to read one line. */
export function TableCards<R extends object>(props: TableListProps<R>) {
  const { label, model, selection, reading, isLoading, rowName } = props;
  const t = useTranslations('shell');
  if (isLoading) {
    return (
      <output aria-label={t('loading')}>
        {skeletonCards.map((width) => (
          <div key={width} className={skeleton.card}>
            <span className={skeleton.bar} style={{ width }} />
            <span className={skeleton.bar} style={{ width: '80%' }} />
          </div>
        ))}
      </output>
    );
  }
  return (
    <ul
      className={classes.cards}
      aria-label={label}
      aria-busy={reading.isStale}
      data-stale={reading.isStale || undefined}
    >
      {model.getRowModel().rows.map((row) => (
        <TableCard
          key={row.id}
          row={row}
          name={rowName(row.original)}
          isChosen={selection.chosen.has(row.id)}
          onChoose={(isChosen) => selection.choose([row.original], isChosen)}
        />
      ))}
    </ul>
  );
}
