import { MyAgendaScreen } from '../../features/agenda/mine/my-agenda-screen.tsx';
import { TasksPanel } from '../dashboard/tasks-panel.tsx';
import { useDueTasks } from '../dashboard/use-due-tasks.ts';

export function MyAgendaPage() {
  return <MyAgendaScreen tasks={<TasksPanel tasks={useDueTasks()} />} />;
}
