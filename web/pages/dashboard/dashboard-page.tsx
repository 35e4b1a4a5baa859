import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { useLastSession } from '../../platform/session/session.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import classes from './dashboard.module.css';
import { DeedsPanel } from './deeds-panel.tsx';
import { OrganiserFigures } from './organiser-figures.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { useDueTasks } from './use-due-tasks.ts';

const organising = ['manage', 'all'] as const;

/** What waits for somebody today; every number opens the list behind it. */
export function DashboardPage() {
  const t = useTranslations('frame.dashboard');
  const person = useLastSession()?.person;
  const isOrganiser = useCan()(organising);
  const tasks = useDueTasks();
  usePageTitle(t('title'));
  return (
    <div className={classes.page}>
      <h1>{t('welcome', { name: person?.fullName || person?.username || '' })}</h1>
      {isOrganiser && <OrganiserFigures tasksDue={tasks.dueCount} />}
      <div className={classes.panels}>
        <TasksPanel tasks={tasks} />
        {isOrganiser && <DeedsPanel />}
      </div>
    </div>
  );
}
