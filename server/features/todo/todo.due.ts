import { instantOf, wallTime } from '../../platform/clock/wall-time.ts';
import type { Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { type DueTask, findDueTasks } from './todo.due.queries.ts';

const [morning, noon] = ['09:00', '12:00'];
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Tells each assignee once, on the morning of the day by their own clock. */
export async function tellTasksDue(work: Work): Promise<void> {
  const now = work.clock.now();
  const due = (await findDueTasks(work.db, now)).filter((task) => isToldNow(task, now));
  for (const { organisationId, id, title, dueDate, personId, ...task } of due) {
    const dueOn = dayOf({ dueDate, ...task });
    await work.transaction((tx) =>
      notify(tx, organisationId, [personId], {
        kind: 'todo.due',
        data: { taskId: id, title, dueOn },
        link: `/apps/todo/all?task=${id}`,
        key: `todo.due:${id}:${dueDate}`,
      }),
    );
  }
}

type Dated = Pick<DueTask, 'dueDate' | 'dueAt' | 'timeZone'>;

/** A day is that day wherever one is; an instant falls on the day that clocks show there. */
const dayOf = ({ dueDate, dueAt, timeZone }: Dated): string =>
  day.test(dueDate) ? dueDate : wallTime(dueAt, timeZone).day;

/** A morning without the server is no reason to come in the evening; nor is a task made today news. */
export function isToldNow(task: Dated & Pick<DueTask, 'createdAt'>, now: Date): boolean {
  const clock = wallTime(now, task.timeZone);
  if (clock.day !== dayOf(task) || clock.time < morning || clock.time >= noon) return false;
  const nine = instantOf(clock.day, morning, task.timeZone);
  return nine !== null && task.createdAt < nine;
}
