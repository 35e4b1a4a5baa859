import type { Invoice } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { missingIn } from './document.rules.ts';

/** What a draft lacks before it can be issued, each with the way to where it is put right. */
export function MissingNotice({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.missing');
  const missing = missingIn(invoice);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning">
      {t('title')}{' '}
      {missing.map((what) =>
        what === 'sender' ? (
          <Link key={what} to="/apps/invoice/settings">
            {t(what)}
          </Link>
        ) : (
          <Link key={what} to="/apps/invoice/edit/$id" params={{ id: String(invoice.id) }}>
            {t(what)}
          </Link>
        ),
      )}
    </Notice>
  );
}
