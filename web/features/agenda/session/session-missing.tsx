import { IconCalendarX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';

/** The link is older than the program. */
export function SessionMissing({ action }: { action?: ReactNode }) {
  const t = useTranslations('program.session');
  return (
    <StateMessage
      icon={IconCalendarX}
      title={t('missingTitle')}
      text={t('missingText')}
      action={action}
    />
  );
}
