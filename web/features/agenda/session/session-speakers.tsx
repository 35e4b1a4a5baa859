import type { ProgramSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './session-details.module.css';
import { useProgramPlace } from '../program/use-program-place.ts';

interface SessionSpeakersProps {
  session: ProgramSession;
  /** Of a face. */
  size?: number;
}

export function SessionSpeakers({ session, size = 40 }: SessionSpeakersProps) {
  const t = useTranslations('program.session');
  const { program, speakerOf, isDraft } = useProgramPlace();
  const { slug, modules } = program.event;
  const hasPages = modules.includes('speakers') && !isDraft;
  return (
    <ul className={classes.people}>
      {session.speakers.flatMap(({ id, role }) => {
        const speaker = speakerOf(id);
        if (!speaker) return [];
        const work = [speaker.title, speaker.company].filter(Boolean).join(', ');
        return (
          <li key={`${id} ${role}`}>
            <PersonPicture name={speaker.name} picture={speaker.picture} size={size} />
            <span>
              {hasPages ? <a href={`/e/${slug}/speakers/${id}`}>{speaker.name}</a> : speaker.name}
              {role === 'chair' && <span>{t('chair')}</span>}
              {work && <span>{work}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
