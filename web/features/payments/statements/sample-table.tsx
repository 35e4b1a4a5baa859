import type { StatementPlan } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import classes from './import-drawer.module.css';

/** The first of what came, as it was read. */
export function SampleTable({ sample }: Pick<StatementPlan, 'sample'>) {
  const t = useTranslations('payments.statements.import');
  const format = useFormatter();
  return (
    <table className={classes.sample}>
      <thead>
        <tr>
          <th scope="col">{t('columns.bookedOn')}</th>
          <th scope="col" data-amount>
            {t('columns.amount')}
          </th>
          <th scope="col">{t('columns.payer')}</th>
          <th scope="col">{t('columns.text')}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(sample).map(({ line, row }) => (
          <tr key={row}>
            <td>
              {format.dateTime(new Date(line.bookedOn), { dateStyle: 'medium', timeZone: 'UTC' })}
            </td>
            <td data-amount>
              <Money minor={line.amount} currency={line.currency} />
            </td>
            <td dir="auto">{line.payer}</td>
            <td dir="auto">{line.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two may be alike in all that is shown. */
const numbered = (sample: StatementPlan['sample']) =>
  sample.map((line, place) => ({ line, row: place + 1 }));
