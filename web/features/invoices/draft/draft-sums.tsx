import { PaperSums } from '../document/paper-sums.tsx';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './draft-sums.module.css';
import { discountOf, type DraftValues } from './draft.values.ts';
import type { TypedSums } from './use-draft-sums.ts';

interface DraftSumsProps {
  typed: TypedSums;
  values: DraftValues;
}

export function DraftSums({ typed: { sums, areOld, error }, values }: DraftSumsProps) {
  const problemText = useInvoiceProblemText();
  return (
    <div className={classes.sums}>
      <output>{error ? problemText(error) : ''}</output>
      {sums && (
        <div data-old={areOld || undefined}>
          <PaperSums currency={values.currency} discount={discountOf(values.discount)} {...sums} />
        </div>
      )}
    </div>
  );
}
