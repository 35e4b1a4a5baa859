import type { EntryPart } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { Money } from '../../../ui/money/money.tsx';
import classes from './candidate-line.module.css';

interface PartLinksProps {
  parts: readonly EntryPart[];
  currency: string;
}

/** Invoices, and what of a line is for each. */
export function PartLinks({ parts, currency }: PartLinksProps) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ invoiceId, number, amount }) => (
        <li key={invoiceId} className={classes.head}>
          <Link to="/apps/invoice/preview/$id" params={{ id: String(invoiceId) }}>
            <bdi>{number}</bdi>
          </Link>
          <Money minor={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
