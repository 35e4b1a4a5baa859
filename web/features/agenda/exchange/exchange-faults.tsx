import type { ImportPlan } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { distinctFaults } from './exchange.ts';
import classes from './exchange.module.css';
import { usePlaceWords } from '../editor/use-place-words.ts';

const mostShown = 100;

/** What has to be mended in the file first, row by row. */
export function ExchangeFaults({ plan }: { plan: ImportPlan }) {
  const t = useTranslations('agenda.exchange');
  const placeOf = usePlaceWords(plan.format);
  const faults = distinctFaults(plan.faults);
  const rest = faults.length - mostShown;
  return (
    <section className={classes.faults} role="alert">
      <h4>{t('faulty', { count: faults.length })}</h4>
      <ul>
        {faults.slice(0, mostShown).map(({ row, code, value }) => (
          <li key={`${row} ${code}`}>
            <strong>{placeOf(row)}</strong>
            <span>{t(`faults.${code}`)}</span>
            {value !== '' && <q dir="auto">{value}</q>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('moreFaults', { count: rest })}</p>}
    </section>
  );
}
