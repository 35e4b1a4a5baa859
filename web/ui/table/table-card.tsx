import { Checkbox } from '@mantine/core';
import { FlexRender } from '@tanstack/react-table';
import { useTranslations } from 'use-intl';
import classes from './table-cards.module.css';
import type { TableModelRow } from './use-table-model.ts';

interface TableCardProps<R extends object> {
  row: TableModelRow<R>;
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function TableCard<R extends object>({ row, name, isChosen, onChoose }: TableCardProps<R>) {
  const t = useTranslations('table');
  const [first, ...facts] = row.getVisibleCells();
  return (
    <li className={classes.card} data-row={row.id} data-chosen={isChosen || undefined}>
      <div className={classes.title}>
        <Checkbox
          size="md"
          aria-label={t('choose', { name })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <div className={classes.name}>{first && <FlexRender cell={first} />}</div>
      </div>
      <dl className={classes.facts}>
        {facts.map((cell) => (
          <div key={cell.id}>
            <dt>{String(cell.column.columnDef.header)}</dt>
            <dd>
              <FlexRender cell={cell} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
