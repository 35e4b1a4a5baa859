import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { EventNeeded } from '../../../ui/event/event-needed.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ZoneSwitch } from '../../../ui/time/zone-switch.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { myProgramOptions } from '../program/program.api.ts';
import { stars } from './mine.live.ts';
import { FeedPanel } from './feed-panel.tsx';
import { MyAgendaContent } from './my-agenda-content.tsx';
import classes from './my-agenda.module.css';
import { MyReminder } from './my-reminder.tsx';
import { NoProgram } from '../program/program-empty.tsx';
import { ProgramFrame } from '../program/program-frame.tsx';
import { ProgramLoaded } from '../program/program-loaded.tsx';
import type { ProgramPlace } from '../program/use-program-place.ts';

const hrefOf = (sessionId: number) => `/conference-program?session=${sessionId}`;

interface MyAgendaScreenProps {
  /** What else is mine to do. */
  tasks: ReactNode;
  againOf: ProgramPlace['againOf'];
}

/** What I want to see, in its order, with what stands in its way. */
export function MyAgendaScreen({ tasks, againOf }: MyAgendaScreenProps) {
  const t = useTranslations('my-agenda');
  const { event } = useCurrentEvent();
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        {event && <p>{event.name}</p>}
      </header>
      <EventNeeded isBelowHead>
        {(current) => <MyAgenda key={current.id} event={current} tasks={tasks} againOf={againOf} />}
      </EventNeeded>
    </div>
  );
}

function MyAgenda({ event, tasks, againOf }: MyAgendaScreenProps & { event: MyEvent }) {
  const router = useRouter();
  const open = useCallback((id: number) => void router.history.push(hrefOf(id)), [router]);
  const program = useQuery(myProgramOptions(event));
  return (
    <>
      <div className={classes.zone}>
        <ZoneSwitch eventZone={event.timeZone} />
      </div>
      <div className={classes.columns}>
        {event.state === 'draft' ? (
          <NoProgram />
        ) : (
          <ProgramLoaded query={program}>
            {(shown) => (
              <ProgramFrame program={shown} hrefOf={hrefOf} open={open} againOf={againOf} hasStars>
                <Starred eventId={event.id} />
              </ProgramFrame>
            )}
          </ProgramLoaded>
        )}
        <div className={classes.side}>
          {tasks}
          <MyReminder eventId={event.id} />
          <FeedPanel eventId={event.id} />
        </div>
      </div>
    </>
  );
}

function Starred({ eventId }: { eventId: number }) {
  const t = useTranslations('my-agenda');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(stars.options(eventId));
  if (data) return <MyAgendaContent starred={data.sessionIds} />;
  if (!error) return <LinesSkeleton lines={6} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
