import { useTranslations } from 'use-intl';
import { TabFrame } from '../../ui/page/tab-frame.tsx';

/** Documents, whom they are for, what was paid, what it comes to and what they share. */
export function InvoicesFrame() {
  const t = useTranslations('invoices.tabs');
  return (
    <TabFrame
      label={t('label')}
      tabs={[
        { label: t('invoices'), to: '/apps/invoice/list' },
        { label: t('clients'), to: '/apps/invoice/clients' },
        { label: t('payments'), to: '/apps/invoice/payments' },
        { label: t('statements'), to: '/apps/invoice/statements' },
        { label: t('figures'), to: '/apps/invoice/figures' },
        { label: t('ways'), to: '/apps/invoice/ways' },
        { label: t('settings'), to: '/apps/invoice/settings' },
      ]}
    />
  );
}
