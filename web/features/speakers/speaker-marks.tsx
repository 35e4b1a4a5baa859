import type { Speaker } from '@plenum/contract';
import {
  IconCalendarEvent,
  IconGavel,
  IconMailCheck,
  IconMicrophone2,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './speaker-marks.module.css';
import { chairedBy } from './list/list.rules.ts';

/** Where somebody stands: sessions, what they chair, consent, rehearsal, their link. */
export function SpeakerMarks({ speaker }: { speaker: Speaker }) {
  const t = useTranslations('speakers.marks');
  const format = useFormatter();
  const { recording, rehearsal, sessions, link, editedAt } = speaker;
  const chaired = chairedBy(speaker).length;
  const Consent = recording === 'refused' ? IconVideoOff : IconVideo;
  return (
    <ul className={classes.marks}>
      <li>
        <IconCalendarEvent size={16} aria-hidden /> {t('sessions', { count: sessions.length })}
      </li>
      {chaired > 0 && (
        <li data-tone={speaker.memberId === null ? 'open' : 'good'}>
          <IconGavel size={16} aria-hidden />
          {t(speaker.memberId === null ? 'chairs' : 'moderates', { count: chaired })}
        </li>
      )}
      <li data-tone={{ agreed: 'good', refused: 'bad', unknown: 'open' }[recording]}>
        <Consent size={16} aria-hidden /> {t(`recording.${recording}`)}
      </li>
      <li data-tone={rehearsal === 'done' ? 'good' : 'open'}>
        <IconMicrophone2 size={16} aria-hidden /> {t(`rehearsal.${rehearsal}`)}
      </li>
      {(editedAt ?? link) && (
        <li>
          <IconMailCheck size={16} aria-hidden />
          {editedAt
            ? t('edited', { day: format.dateTime(new Date(editedAt), { dateStyle: 'medium' }) })
            : t('mailed')}
        </li>
      )}
    </ul>
  );
}
