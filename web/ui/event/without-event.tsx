import { Button } from '@mantine/core';
import { IconBan, IconCalendarStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { myMeasuresOptions } from '../../platform/my-measures.ts';
import { LinesSkeleton } from '../skeleton.tsx';
import { StateMessage } from '../state-message.tsx';

/** For an attendee: they joined none yet, or are banned from the one they were in. */
export function WithoutEvent() {
  const t = useTranslations('frame.event');
  const mine = useTranslations('moderation.mine');
  const format = useFormatter();
  const { data, isPending } = useQuery(myMeasuresOptions());
  if (isPending) return <LinesSkeleton lines={6} />;
  const ban = data?.measures.find(({ kind, isOver }) => kind === 'ban' && !isOver);
  if (!ban) {
    return (
      <StateMessage icon={IconCalendarStar} title={t('noneTitle')} text={t('attendeeNoneText')} />
    );
  }
  const until =
    ban.until && format.dateTime(new Date(ban.until), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <StateMessage
      icon={IconBan}
      title={mine('bannedTitle', { event: ban.eventName })}
      text={until ? mine('bannedUntil', { at: until }) : mine('bannedEndless')}
      action={
        <Button renderRoot={(props) => <Link to="/moderation/mine" {...props} />}>
          {mine('bannedWhy')}
        </Button>
      }
    />
  );
}
