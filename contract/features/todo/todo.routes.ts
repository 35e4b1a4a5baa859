import * as Type from 'typebox';
import { mostInList } from '../../kernel/list.ts';
import type { RouteTable } from '../../kernel/route.ts';
import { closed, Empty, Id } from '../../kernel/values.ts';
import {
  AssigneeQuery,
  NewTask,
  Task,
  TaskAssignees,
  TaskMove,
  TaskQuery,
  TaskUpdate,
} from './todo.schema.ts';

const OneTask = Type.Object({ task: Task });

export const todoRoutes = {
  'GET /apps/todo/tasks': {
    summary:
      'Tasks of the organisation by filter, tag, search and sort: the first 2,000. Where there are more, the answer has the header x-has-more; the latest are read on with the id of the last as `before`',
    access: 'signed-in',
    query: TaskQuery,
    replies: { 200: Type.Array(Task, { maxItems: mostInList }) },
  },
  'POST /apps/todo/add-tasks': {
    summary: 'Add a task',
    access: 'signed-in',
    repeats: 'once',
    body: Type.Object({ task: NewTask }, closed),
    replies: { 201: OneTask },
    problems: ['todo.assignee_unknown'],
  },
  'POST /apps/todo/update-task': {
    summary: 'Change the given fields of a task',
    access: 'signed-in',
    repeats: 'once',
    body: Type.Object({ task: TaskUpdate }, closed),
    replies: { 200: OneTask },
    problems: ['todo.assignee_unknown'],
  },
  'DELETE /apps/todo/delete-task': {
    summary: 'Put a task among the deleted ones; update-task brings it back',
    access: 'signed-in',
    repeats: 'once',
    query: Type.Object({ taskId: Id('todo.task') }),
    replies: { 200: Empty },
  },
  'POST /api/todo/tasks/:taskId/move': {
    summary: 'Move a task in the shared order',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ taskId: Id('todo.task') }),
    body: TaskMove,
    replies: { 200: OneTask },
  },
  'GET /api/todo/assignees': {
    summary: 'People a task can be given to, by a part of their name: the first fifty',
    access: 'signed-in',
    query: AssigneeQuery,
    replies: { 200: TaskAssignees },
  },
} as const satisfies RouteTable;
