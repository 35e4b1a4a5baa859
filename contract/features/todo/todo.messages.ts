import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Task } from './todo.schema.ts';

export const todoMessages = {
  'todo.task_changed': Type.Object({
    task: Task,
    key: Type.Optional(
      Type.String({
        description:
          'The Idempotency-Key a task was added with: its sender shows it once, not twice.',
      }),
    ),
  }),
  /** Someone who could see the task no longer can. */
  'todo.task_gone': Type.Object({ id: Type.Integer() }),
  /** Many places in the shared order changed at once: read the list again. */
  'todo.order_changed': Type.Object({}),
} as const satisfies MessageTable;
