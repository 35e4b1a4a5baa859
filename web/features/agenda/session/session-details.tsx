import type { ProgramSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { placeSessions } from '../program/program.ts';
import { SessionActions } from './session-actions.tsx';
import classes from './session-details.module.css';
import { SessionFacts } from './session-facts.tsx';
import { SessionFiles } from './session-files.tsx';
import { SessionNeeds } from './session-needs.tsx';
import { SessionSpeakers } from './session-speakers.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';

/** All that is known of a session, but its title. */
export function SessionDetails({ session }: { session: ProgramSession }) {
  const t = useTranslations('program.session');
  const { words, program, zone } = useProgramPlace();
  const [placed = null] = placeSessions({ ...program, sessions: [session] }, zone);
  const abstract = words(session.abstract).trim();
  return (
    <div className={classes.details}>
      <SessionFacts session={session} placed={placed} isDated />
      {session.capacity !== null && (
        <p className={classes.capacity}>{t('capacity', { count: session.capacity })}</p>
      )}
      <SessionActions session={session} />
      <SessionNeeds session={session} />
      {abstract && <Paragraphs text={abstract} className={classes.abstract} />}
      {session.speakers.length > 0 && (
        <section>
          <h3>{t('speakers')}</h3>
          <SessionSpeakers session={session} />
        </section>
      )}
      {session.files.length > 0 && (
        <section>
          <h3>{t('files')}</h3>
          <SessionFiles session={session} />
        </section>
      )}
    </div>
  );
}
