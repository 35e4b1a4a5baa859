import { Button } from '@mantine/core';
import type { Program } from '@plenum/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Opening } from '../../../ui/opening.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { placeSessions } from '../program/program.ts';
import { ProgramFrame } from '../program/program-frame.tsx';
import { ProgramLoaded } from '../program/program-loaded.tsx';
import { SessionArticle } from './session-article.tsx';
import { SessionMissing } from './session-missing.tsx';
import classes from './session-page.module.css';
import { SessionRelated } from './session-related.tsx';
import { SessionTime } from './session-time.tsx';
import { usePublicProgram, usePublicSessions } from '../program/use-public-program.ts';
import { useProgramPlace } from '../program/use-program-place.ts';

interface SessionPageProps {
  slug: string;
  sessionId: string;
}

/** One session for everyone, at an address of its own. */
export function SessionPage({ slug, sessionId }: SessionPageProps) {
  const places = usePublicSessions(slug);
  return (
    <ProgramLoaded query={usePublicProgram(slug)}>
      {(program) => (
        <ProgramFrame program={program} {...places}>
          <Shown program={program} sessionId={sessionId} />
        </ProgramFrame>
      )}
    </ProgramLoaded>
  );
}

interface ShownProps {
  program: Program;
  sessionId: string;
}

function Shown({ program, sessionId }: ShownProps) {
  const t = useTranslations('program.session');
  const { words, zone } = useProgramPlace();
  const session = program.sessions.find(({ id }) => String(id) === sessionId);
  const title = session ? words(session.title) : t('title');
  usePageTitle(title);
  const { name, slug } = program.event;
  if (!session) {
    return (
      <>
        <Opening over={name} title={title} />
        <SessionMissing action={<BackToProgram slug={slug} />} />
      </>
    );
  }
  const [placed] = placeSessions({ ...program, sessions: [session] }, zone);
  return (
    <>
      <Opening over={name} title={title} when={placed && <SessionTime placed={placed} isDated />} />
      <div className="opening-below">
        <p className={classes.back}>
          <BackToProgram slug={slug} />
        </p>
        <SessionArticle session={session} title={title} />
        <SessionRelated session={session} />
      </div>
    </>
  );
}

function BackToProgram({ slug }: { slug: string }) {
  const t = useTranslations('program.session');
  return (
    <Button
      variant="subtle"
      leftSection={<IconArrowLeft size={16} className={classes.arrow} />}
      renderRoot={(props) => <Link to="/e/$slug" params={{ slug }} hash="program" {...props} />}
    >
      {t('back')}
    </Button>
  );
}
