import { MyAgendaScreen } from '../../features/agenda/mine/my-agenda-screen.tsx';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { TasksPanel } from '../dashboard/tasks-panel.tsx';
import { useAgainOf } from '../stage/use-again-of.ts';

export function MyAgendaPage() {
  const { event } = useCurrentEvent();
  return <MyAgendaScreen tasks={<TasksPanel />} againOf={useAgainOf(event?.id)} />;
}
