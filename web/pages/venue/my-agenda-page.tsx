import { MyAgendaScreen } from '../../features/agenda/mine/my-agenda-screen.tsx';
import { TasksPanel } from '../dashboard/tasks-panel.tsx';

export function MyAgendaPage() {
  return <MyAgendaScreen tasks={<TasksPanel />} />;
}
