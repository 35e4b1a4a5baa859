import type { Attendance, PersonLine } from '@plenum/contract';
import { IconCalendarOff, IconCalendarEvent, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { Day } from '../../../ui/time/day.tsx';
import { attendanceOptions } from '../people.api.ts';
import classes from './person-lines.module.css';

export function PersonAttendance({ person }: { person: PersonLine }) {
  const t = useTranslations('person-record.record');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(attendanceOptions(person.id));
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={3} />;
  return (
    <>
      <Allowed {...data} />
      {data.events.length === 0 ? (
        <StateMessage icon={IconCalendarOff} title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <ul className={classes.lines} aria-label={t('list')}>
          {data.events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
      )}
    </>
  );
}

function Allowed({ isListed, tellsBooths }: Attendance) {
  const t = useTranslations('person-record.record');
  const Mark = isListed ? IconEye : IconEyeOff;
  return (
    <div className={classes.line}>
      <Mark size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <strong>{t(isListed ? 'listed' : 'unlisted')}</strong>
        <span>{t(tellsBooths ? 'tellsBooths' : 'silentToBooths')}</span>
      </span>
    </div>
  );
}

function EventLine({ event }: { event: Attendance['events'][number] }) {
  const t = useTranslations('person-record.record');
  const { name, role, joinedAt, stars, booths, cards } = event;
  return (
    <li className={classes.line}>
      <IconCalendarEvent size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          <span>{t(`roles.${role}`)}</span>
          <span dir="auto">
            {t('since')} <Day at={joinedAt} />
          </span>
          <span dir="auto">{t('stars', { count: stars })}</span>
          <span dir="auto">{t('booths', { count: booths })}</span>
          <span dir="auto">{t('cards', { count: cards })}</span>
        </span>
      </span>
    </li>
  );
}
