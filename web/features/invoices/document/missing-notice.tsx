import type { Invoice } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { missingIn } from './document.rules.ts';
import classes from './missing-notice.module.css';

/** What a draft lacks before it can be issued, each with the way to where it is put right. */
export function MissingNotice({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.missing');
  const missing = missingIn(invoice);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning">
      {t('title')}
      <ul className={classes.missing}>
        {missing.map((what) => (
          <li key={what}>
            {what === 'sender' ? (
              <Link to="/apps/invoice/settings">{t(what)}</Link>
            ) : (
              <Link to="/apps/invoice/edit/$id" params={{ id: String(invoice.id) }}>
                {t(what)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
