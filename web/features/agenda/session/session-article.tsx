import type { ProgramSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';
import { SessionActions } from './session-actions.tsx';
import classes from './session-page.module.css';
import { SessionFacts } from './session-facts.tsx';
import { SessionFiles } from './session-files.tsx';
import { SessionNeeds } from './session-needs.tsx';
import { SessionSpeakers } from './session-speakers.tsx';
import { SessionWhen } from './session-when.tsx';

interface SessionArticleProps {
  session: ProgramSession;
  title: string;
}

/** What it is about and who speaks; beside it when and where, and what one can do with it. */
export function SessionArticle({ session, title }: SessionArticleProps) {
  const t = useTranslations('program.session');
  const { words } = useProgramPlace();
  const abstract = words(session.abstract).trim();
  return (
    <article className={classes.page} aria-label={title}>
      <div className={classes.beside}>
        <SessionWhen session={session} />
        <SessionFacts session={session} placed={null} isTimeless />
        {session.capacity !== null && (
          <p className={classes.soft}>{t('capacity', { count: session.capacity })}</p>
        )}
        <SessionActions session={session} />
        <SessionNeeds session={session} />
      </div>
      <div className={classes.main}>
        {session.speakers.length > 0 && (
          <section aria-label={t('speakers')} className={classes.speakers}>
            <SessionSpeakers session={session} size={72} />
          </section>
        )}
        {abstract && <Paragraphs text={abstract} className={classes.abstract} />}
        {session.files.length > 0 && (
          <section>
            <h2>{t('files')}</h2>
            <SessionFiles session={session} />
          </section>
        )}
      </div>
    </article>
  );
}
