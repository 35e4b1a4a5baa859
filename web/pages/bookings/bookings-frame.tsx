import { useTranslations } from 'use-intl';
import { TabFrame } from '../../ui/page/tab-frame.tsx';

/** What is sold, what is asked, and which codes there are. */
export function BookingsFrame() {
  const t = useTranslations('tickets.tabs');
  return (
    <TabFrame
      label={t('label')}
      tabs={[
        { label: t('tickets'), to: '/bookings/tickets' },
        { label: t('questions'), to: '/bookings/questions' },
        { label: t('codes'), to: '/bookings/codes' },
      ]}
    />
  );
}
