import { useTranslations } from 'use-intl';
import { TabFrame } from '../../ui/page/tab-frame.tsx';

/** What was booked, what is sold and asked, and who comes in. */
export function BookingsFrame() {
  const t = useTranslations('tickets.tabs');
  return (
    <TabFrame
      label={t('label')}
      tabs={[
        { label: t('bookings'), to: '/bookings', isExact: true },
        { label: t('overview'), to: '/bookings/overview' },
        { label: t('waiting'), to: '/bookings/waiting' },
        { label: t('letters'), to: '/bookings/letters' },
        { label: t('tickets'), to: '/bookings/tickets' },
        { label: t('questions'), to: '/bookings/questions' },
        { label: t('answers'), to: '/bookings/answers' },
        { label: t('codes'), to: '/bookings/codes' },
        { label: t('checkIn'), to: '/bookings/check-in' },
      ]}
    />
  );
}
