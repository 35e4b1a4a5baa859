import type { Task, TaskTag } from '@plenum/contract';
import fc from 'fast-check';
import type { Actor } from '../../server/testing/builders.ts';
import type { Answer, TestApp } from '../../server/testing/test-app.ts';

/** Something one of several people does to one of the tasks there are by then. */
export type Change = { by: number; at: number } & (
  | { kind: 'add' | 'edit'; fields: Record<string, unknown> }
  | { kind: 'delete' }
  | { kind: 'move'; before: number | null }
);

const words = ['alpha', 'Beta', 'beta', 'béta', 'zeta', '10', '9', '𝒳', 'ﬁn', ' '];
const tags: TaskTag[] = ['team', 'low', 'medium', 'high', 'update'];
const dueDates = [
  '',
  '2026-03-01',
  '2026-01-01',
  '2026-03-01T00:00:00Z',
  '2026-03-01T02:00:00+02:00',
];

const title = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
  .map((parts) => parts.join(' '));

/** `assignee` is a number here: which of the people, or a name that is nobody's. */
const fields = {
  title,
  tags: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 2 }),
  dueDate: fc.constantFrom(...dueDates),
  assignee: fc.integer({ min: -1, max: 4 }),
  isImportant: fc.boolean(),
  isCompleted: fc.boolean(),
  isDeleted: fc.boolean(),
};

const who = { by: fc.nat(), at: fc.nat() };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    ...who,
    kind: fc.constant('add'),
    fields: fc.record(fields, { requiredKeys: ['title'] }),
  }),
  fc.record({ ...who, kind: fc.constant('edit'), fields: fc.record(fields, { requiredKeys: [] }) }),
  fc.record({ ...who, kind: fc.constant('delete') }),
  fc.record({ ...who, kind: fc.constant('move'), before: fc.option(fc.nat()) }),
);

/** Those of one round happen at the same time. */
export const rounds = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

/** People who know of all tasks by id, whether they may see them or not. */
export interface World {
  app: TestApp;
  people: readonly Actor[];
  taskIds: number[];
}

export async function carryOut(world: World, one: Change): Promise<void> {
  const { app, people, taskIds } = world;
  const { token = '' } = people[one.by % people.length] ?? {};
  const id = taskIds[one.at % taskIds.length] ?? 0;
  const answer = await send(one, id);
  if (answer.status >= 500)
    throw new Error(`${one.kind} answered ${answer.status}: ${answer.text}`);
  if (answer.status === 201) taskIds.push((answer.body as { task: Task }).task.id);

  function send(one: Change, id: number): Promise<Answer> {
    switch (one.kind) {
      case 'add':
        return app.call('POST /apps/todo/add-tasks', { token, body: { task: meant(one.fields) } });
      case 'edit':
        return app.call('POST /apps/todo/update-task', {
          token,
          body: { task: { ...meant(one.fields), id } },
        });
      case 'delete':
        return app.call('DELETE /apps/todo/delete-task', { token, query: { taskId: id } });
      case 'move': {
        const beforeId =
          one.before === null ? null : (taskIds[one.before % taskIds.length] ?? null);
        return app.call('POST /api/todo/tasks/:taskId/move', {
          token,
          params: { taskId: id },
          body: { beforeId },
        });
      }
    }
  }

  function meant({ assignee, ...rest }: Record<string, unknown>): Record<string, unknown> {
    if (assignee === undefined) return rest;
    const person = people[Number(assignee)];
    if (assignee === -1) return { ...rest, assignee: null };
    return {
      ...rest,
      assignee: person ? { id: person.person.id, fullName: '' } : { fullName: 'Nobody’s name' },
    };
  }
}
