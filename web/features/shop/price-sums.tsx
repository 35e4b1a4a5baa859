import type { ReactNode } from 'react';
import { Money } from '../../ui/money/money.tsx';
import classes from './price-sums.module.css';

interface PriceSumsProps {
  currency: string;
  /** The last one is the whole. */
  sums: readonly (readonly [label: string, minor: number])[];
}

/** What it comes to, as the server says. */
export function PriceSums({ currency, sums }: PriceSumsProps): ReactNode {
  return (
    <dl className={classes.sums}>
      {sums.map(([label, minor], place) => (
        <div key={label} data-whole={place === sums.length - 1 || undefined}>
          <dt>{label}</dt>
          <dd>
            <Money minor={minor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
