import type { SessionNews } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { ZonedTime } from '../../ui/time/zoned-time.tsx';
import classes from './notice-line.module.css';

const shown = 4;

interface NoticeSessionsProps {
  news: SessionNews;
  /** Where it no longer takes place, no time is told. */
  isCancelled: boolean;
}

/** When and where each session takes place now, and where it was before. */
export function NoticeSessions({ news, isCancelled }: NoticeSessionsProps) {
  const t = useTranslations('notifications');
  const wordsFor = useWords(news.languages);
  const { sessions } = news;
  const hidden = sessions.length - shown;
  return (
    <ul className={classes.sessions}>
      {sessions.slice(0, shown).map((session) => (
        <li key={session.id}>
          {sessions.length > 1 && (
            <span className={classes.title}>
              <bdi>{wordsFor(session.title)}</bdi>
            </span>
          )}
          {!isCancelled && <Place at={session} zone={news.timeZone} />}
          {session.before && !isCancelled && <Before at={session.before} zone={news.timeZone} />}
        </li>
      ))}
      {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
    </ul>
  );
}

interface PlaceProps {
  at: Pick<SessionNews['sessions'][number], 'startsAt' | 'room'>;
  zone: string;
}

function Place({ at, zone }: PlaceProps) {
  const t = useTranslations('notifications');
  return (
    <span className={classes.place}>
      {at.startsAt ? <ZonedTime from={at.startsAt} zone={zone} shown="event" /> : t('noTime')}
      {at.room && <bdi>{at.room}</bdi>}
    </span>
  );
}

const short = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** By the event's clocks alone: it is to be compared, not to be kept. */
function Before({ at, zone }: PlaceProps) {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const when = at.startsAt && format.dateTime(new Date(at.startsAt), { ...short, timeZone: zone });
  return (
    <span className={classes.before}>
      {t('before', {
        place: format.list([when || t('noTime'), at.room ?? ''].filter(Boolean), { type: 'unit' }),
      })}
    </span>
  );
}
