import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DueDay } from '../../features/todo/list/due-day.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './dashboard.module.css';
import { useDueTasks } from './use-due-tasks.ts';

const list = { to: '/apps/todo/$filter', params: { filter: 'all' } } as const;
const dueFirst = { sort: 'due-date' } as const;

export function TasksPanel() {
  const tasks = useDueTasks();
  const t = useTranslations('frame.dashboard');
  const more = (
    <Link {...list} search={dueFirst}>
      {t('allTasks')}
    </Link>
  );
  return (
    <Panel title={t('tasks')} more={more}>
      <PanelList
        items={tasks.next}
        hasFailed={tasks.hasFailed}
        isRetrying={tasks.isReading}
        onRetry={tasks.readAgain}
        empty={t('noTasks')}
      >
        {(task) => (
          <li key={task.id}>
            <Link
              {...list}
              search={{ ...dueFirst, task: String(task.id) }}
              className={classes.task}
            >
              <span className={classes.words}>{task.title}</span>
              <DueDay task={task} />
              {task.assignee.fullName && (
                <PersonPicture name={task.assignee.fullName} picture={task.assignee.avatar} />
              )}
            </Link>
          </li>
        )}
      </PanelList>
    </Panel>
  );
}
