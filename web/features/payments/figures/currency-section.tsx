import type { CurrencyFigures, MoneyFigures } from '@plenum/contract';
import { useId } from 'react';
import type { Period } from '../../../ui/time/periods.ts';
import { FlowChart, MoneyTotals } from './currency-flow.tsx';
import classes from './currency-section.module.css';
import { TaxTable } from './tax-table.tsx';
import { WayTable } from './way-table.tsx';

interface CurrencySectionProps {
  figures: CurrencyFigures;
  step: MoneyFigures['step'];
  period: Period;
  /** It needs no name then. */
  isOnly: boolean;
}

/** Amounts of two currencies are never added up. */
export function CurrencySection({ figures, step, period, isOnly }: CurrencySectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={isOnly ? 'visually-hidden' : undefined}>
        {figures.currency}
      </h2>
      <MoneyTotals figures={figures} period={period} />
      <FlowChart figures={figures} step={step} />
      <div className={classes.tables}>
        <TaxTable figures={figures} />
        <WayTable figures={figures} />
      </div>
    </section>
  );
}
