import { useTranslations } from 'use-intl';
import { TabFrame } from '../../ui/page/tab-frame.tsx';

/** The settings of the organisation. */
export function OfficeFrame() {
  const t = useTranslations('organisations.tabs');
  return (
    <TabFrame
      label={t('label')}
      isNarrow
      tabs={[
        { label: t('organisation'), to: '/settings', isExact: true },
        { label: t('face'), to: '/settings/public-page' },
        { label: t('outbox'), to: '/settings/outbox' },
        { label: t('audit'), to: '/settings/audit' },
      ]}
    />
  );
}
