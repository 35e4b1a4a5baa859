import { Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { programOptions } from './program.api.ts';
import { preview as draftProgram } from './program.live.ts';
import { readProgramSearch } from './program.address.ts';
import { ProgramLoaded } from './program-loaded.tsx';
import classes from './program-screen.module.css';
import { ProgramFrame } from './program-frame.tsx';
import type { ProgramPlace } from './use-program-place.ts';
import { ProgramView } from './program-view.tsx';
import { SessionDrawer } from '../session/session-drawer.tsx';
import { useProgramAddress } from './use-program-address.ts';

const organising = ['manage', 'all'] as const;

const hrefOf = (sessionId: number) => `/conference-program?session=${sessionId}`;

/** Leaves everything else in the address as it is. */
function useOpenSession() {
  const navigate = useNavigate();
  return useCallback(
    (sessionId: number | null) =>
      void navigate({
        to: '.',
        search: (before: object) =>
          readProgramSearch({ ...before, session: sessionId ? String(sessionId) : undefined }),
        resetScroll: false,
      }),
    [navigate],
  );
}

interface ProgramScreenProps {
  event: MyEvent;
  againOf: ProgramPlace['againOf'];
}

/** The program as those who take part use it; organisers may look at what is not published yet. */
export function ProgramScreen({ event, againOf }: ProgramScreenProps) {
  const t = useTranslations('program');
  const { search, change } = useProgramAddress();
  const open = useOpenSession();
  const isOrganiser = useCan()(organising);
  const isOnlyDraft = event.state === 'draft';
  const isDraft = isOrganiser && (isOnlyDraft || search.draft !== undefined);
  const published = useQuery({ ...programOptions(event.slug), enabled: !isDraft });
  const preview = useQuery({ ...draftProgram.options(event.id), enabled: isDraft });
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{event.name}</p>
        {isOrganiser && !isOnlyDraft && (
          <Button
            variant="default"
            className={classes.preview}
            leftSection={isDraft ? <IconEyeOff size={16} /> : <IconEye size={16} />}
            onClick={() => change({ draft: isDraft ? undefined : '1', q: undefined }, true)}
          >
            {t(isDraft ? 'draft.leave' : 'draft.show')}
          </Button>
        )}
      </header>
      {isDraft && <Notice tone="warning">{t(isOnlyDraft ? 'draft.event' : 'draft.agenda')}</Notice>}
      <ProgramLoaded query={isDraft ? preview : published}>
        {(program) => (
          <ProgramFrame
            program={program}
            hrefOf={hrefOf}
            open={open}
            hasStars={!isDraft}
            isDraft={isDraft}
            againOf={againOf}
          >
            <ProgramView under={1} />
            <SessionDrawer id={search.session} onClose={() => open(null)} />
          </ProgramFrame>
        )}
      </ProgramLoaded>
    </div>
  );
}
