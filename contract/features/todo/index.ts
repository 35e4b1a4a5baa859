export { todoMessages } from './todo.messages.ts';
export { todoProblems } from './todo.problems.ts';
export { todoRoutes } from './todo.routes.ts';
export type { Assignee, NewTask, Task, TaskQuery, TaskTag, TaskUpdate } from './todo.schema.ts';
