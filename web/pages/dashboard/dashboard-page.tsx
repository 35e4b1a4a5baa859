import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { VerificationNotice } from '../../features/organisations/verification-notice.tsx';
import { useOrganisation } from '../../platform/organisation.ts';
import { useLastSession } from '../../platform/session/session.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import classes from './dashboard.module.css';
import { organising, readDashboard } from './dashboard.queries.ts';
import { DeedsPanel } from './deeds-panel.tsx';
import { EventFigures } from './event-figures.tsx';
import { EventHead } from './event-head.tsx';
import { LaterPlace } from './later-place.tsx';
import { NoEventPlace } from './no-event-place.tsx';
import { OrganiserFigures } from './organiser-figures.tsx';
import { ProgramPanels } from './program-panels.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { useDueTasks } from './use-due-tasks.ts';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';

export { readDashboard };

/** What waits for somebody today; every number opens the list behind it. */
export function DashboardPage() {
  const t = useTranslations('frame.dashboard');
  const person = useLastSession()?.person;
  const isOrganiser = useCan()(organising);
  const organisation = useOrganisation();
  const tasks = useDueTasks();
  const { event, problem, tryAgain } = useCurrentEvent();
  usePageTitle(t('title'));
  return (
    <div className={classes.page}>
      <h1>{t('welcome', { name: person?.fullName || person?.username || '' })}</h1>
      {isOrganiser && organisation?.isVerified === false && <VerificationNotice />}
      {!event && problem !== null && <BrokenPanel onRetry={tryAgain} />}
      {isOrganiser && <OrganiserFigures tasksDue={tasks.dueCount} event={event ?? null} />}
      {event === null && <NoEventPlace />}
      {isOrganiser && event && <EventFigures event={event} />}
      {!isOrganiser && event && <EventHead event={event} to="/venue" />}
      <div className={classes.panels}>
        {!isOrganiser && event && <ProgramPanels event={event} hasMine />}
        <TasksPanel tasks={tasks} />
        {isOrganiser && <DeedsPanel />}
        {isOrganiser && event && <ProgramPanels event={event} hasMine={false} />}
        {event && <LaterPlace event={event} isOrganiser={isOrganiser} />}
      </div>
    </div>
  );
}
