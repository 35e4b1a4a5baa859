import type { SpeakerSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ZonedTime } from '../../../ui/time/zoned-time.tsx';
import classes from './session-lines.module.css';

interface SessionLinesProps {
  sessions: readonly (Omit<SpeakerSession, 'isFirm'> & { isFirm?: boolean })[];
  zone: string;
  languages: readonly string[];
  /** Where a session has its page; without one it is only named. */
  hrefOf?: (sessionId: number) => string;
  /** Sessions the reader moderates. */
  moderated?: readonly number[];
}

const endOf = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** The sessions of one speaker, by time. */
export function SessionLines(props: SessionLinesProps) {
  const { sessions, zone, languages, hrefOf, moderated = [] } = props;
  const t = useTranslations('shown-speakers.lines');
  const words = useWords(languages);
  return (
    <ul className={classes.lines}>
      {sessions.map(({ id, title, role, startsAt, minutes, room, isFirm }) => (
        <li key={`${id} ${role}`}>
          <span className={classes.title}>
            {hrefOf ? <a href={hrefOf(id)}>{words(title)}</a> : words(title)}
          </span>
          {role === 'chair' && <span className={classes.chip}>{t('chair')}</span>}
          {moderated.includes(id) && <span className={classes.chip}>{t('youModerate')}</span>}
          <span className={classes.facts}>
            {startsAt ? (
              <ZonedTime from={startsAt} to={endOf(startsAt, minutes)} zone={zone} shown="event" />
            ) : (
              t('noTime')
            )}
            {room && <span>{room}</span>}
            {isFirm === false && <span>{t('notFirm')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
