import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCalendarStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { StateMessage } from '../state-message.tsx';

const organising = ['manage', 'all'] as const;

/** Where there is no event yet: how one comes to be here. */
export function NoEvent() {
  const t = useTranslations('frame.event');
  const isOrganiser = useCan()(organising);
  if (!isOrganiser) {
    return (
      <StateMessage icon={IconCalendarStar} title={t('noneTitle')} text={t('attendeeNoneText')} />
    );
  }
  return (
    <StateMessage
      icon={IconCalendarPlus}
      title={t('noneTitle')}
      text={t('organiserNoneText')}
      action={
        <Button renderRoot={(props) => <Link to="/conference-platform" {...props} />}>
          {t('begin')}
        </Button>
      }
    />
  );
}
