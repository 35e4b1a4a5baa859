import { Button } from '@mantine/core';
import type { Waiting } from '@plenum/contract';
import { IconCircleCheck, IconHourglassEmpty } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';

/** What became of it; an offer that ran out is over also where nobody came by since. */
export function WaitedBefore({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('booking-page.waiting');
  const { event, why } = waiting;
  const state =
    waiting.state === 'offered' || waiting.state === 'waiting' ? 'lapsed' : waiting.state;
  return (
    <StateMessage
      icon={state === 'booked' ? IconCircleCheck : IconHourglassEmpty}
      title={t(`over.${state}`)}
      text={why || t(`overTexts.${state}`)}
      action={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/e/$slug/register" params={{ slug: event.slug }} {...props} />
          )}
        >
          {t('toTickets')}
        </Button>
      }
    />
  );
}
