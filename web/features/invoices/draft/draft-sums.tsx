import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PaperSums } from '../document/paper-sums.tsx';
import classes from './draft-sums.module.css';

interface DraftSumsProps {
  saved: Invoice | undefined;
  isDirty: boolean;
}

/** What the server made of it: nobody else reckons amounts. */
export function DraftSums({ saved, isDirty }: DraftSumsProps) {
  const t = useTranslations('invoices.draft');
  return (
    <div className={classes.sums}>
      <output>{saved && !isDirty ? '' : t(saved ? 'sumsAsSaved' : 'sumsOnceSaved')}</output>
      {saved && (
        <div data-old={isDirty || undefined}>
          <PaperSums invoice={saved} />
        </div>
      )}
    </div>
  );
}
