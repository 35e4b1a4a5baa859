import { useTranslations } from 'use-intl';
import { TickBox } from '../field/tick-box.tsx';
import { drawCell } from './draw-cell.ts';
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
        <TickBox label={t('choose', { name })} isTicked={isChosen} isLarge onTick={onChoose} />
        <div className={classes.name}>{first && drawCell(first)}</div>
      </div>
      <dl className={classes.facts}>
        {facts.map((cell) => (
          <div key={cell.id}>
            <dt>{String(cell.column.columnDef.header)}</dt>
            <dd>{drawCell(cell)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
