import { todoRoutes } from '@plenum/contract/features/todo/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { todoHandlers } from './todo.routes.ts';

export { tellTasksDue } from './todo.due.ts';
export { findTasksDueBetween } from './todo.due-between.queries.ts';
export { findTasksAbout } from './todo.hand-over.queries.ts';
export { handOverTasks } from './todo.hand-over.ts';
export { addTask } from './todo.service.ts';

export const mountTodo = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, todoRoutes, work, todoHandlers);
