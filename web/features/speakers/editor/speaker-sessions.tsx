import type { MyEvent, Speaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { chairedBy } from '../list/list.rules.ts';
import { SessionLines } from '../public/session-lines.tsx';
import classes from './speaker-form.module.css';

interface SpeakerSessionsProps {
  speaker: Speaker;
  event: MyEvent;
}

/** What they take part in, as the draft of the agenda has it. */
export function SpeakerSessions({ speaker, event }: SpeakerSessionsProps) {
  const t = useTranslations('speakers.sessions');
  const chaired = chairedBy(speaker).length;
  return (
    <section className={classes.part}>
      <h3>{t('title')}</h3>
      {speaker.sessions.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <SessionLines
          sessions={speaker.sessions}
          zone={event.timeZone}
          languages={event.languages}
        />
      )}
      {chaired > 0 && (
        <p>
          {speaker.memberId === null
            ? t('noModerator', { count: chaired })
            : t('moderator', { count: chaired })}
        </p>
      )}
    </section>
  );
}
