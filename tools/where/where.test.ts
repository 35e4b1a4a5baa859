import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { write } from '../prepare/tiny-tree.ts';
import { whereIs } from './where.mjs';

const files: Readonly<Record<string, string>> = {
  'web/pages/todo-page.tsx': `import { List } from '../features/todo/list.tsx';`,
  'web/pages/chat-page.tsx': `import { List } from '../features/chat/list.tsx';`,
  'web/features/todo/list.tsx': '',
  'web/features/todo/editor/task-form.tsx': '',
  'web/features/todo/editor/editor.draft.ts': '',
  'web/features/todo/todo.api.ts': '',
  'web/features/todo/todo.live.ts': '',
  'contract/features/todo/todo.routes.ts': '',
  'server/app.ts': `import { mountTodo } from './features/todo/index.ts';`,
  'server/features/todo/todo.routes.ts': '',
  'server/features/todo/todo.service.ts': '',
  'server/features/todo/todo.move-task.ts': '',
  'server/features/todo/todo.order.queries.ts': '',
  'server/features/todo/labels/labels.queries.ts': '',
  'server/features/todo/labels/labels.routes.ts': '',
  'server/features/todo/labels/labels.ts': '',
  'server/features/todo/todo.live.ts': '',
  'server/features/todo/todo.routes.test.ts': '',
  'server/features/chat/chat.service.ts': `import { todo } from '../todo/index.ts';`,
  'server/migrations/20261121T0940_todo_create.sql': '',
  'web/locales/en/todo.json': '',
  'e2e/features/todo.spec.ts': '',
};

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'plenum-where-'));
  for (const [file, text] of Object.entries(files)) write(tree, file, text);
});
afterAll(() => rmSync(tree, { recursive: true }));

it('lists the files of a feature on the way of a request, and no others', () => {
  expect(whereIs(tree, 'todo').map(({ station, files: here }) => [station, ...here])).toEqual([
    [
      'Screen',
      'web/pages/todo-page.tsx',
      'web/features/todo/editor/task-form.tsx',
      'web/features/todo/list.tsx',
    ],
    ['Call', 'web/features/todo/editor/editor.draft.ts', 'web/features/todo/todo.api.ts'],
    ['Contract', 'contract/features/todo/todo.routes.ts'],
    [
      'Server: door',
      'server/app.ts',
      'server/features/todo/labels/labels.routes.ts',
      'server/features/todo/todo.routes.ts',
    ],
    [
      'Server: service',
      'server/features/todo/labels/labels.ts',
      'server/features/todo/todo.move-task.ts',
      'server/features/todo/todo.service.ts',
    ],
    [
      'Server: queries',
      'server/features/todo/labels/labels.queries.ts',
      'server/features/todo/todo.order.queries.ts',
    ],
    ['Database', 'server/migrations/20261121T0940_todo_create.sql'],
    ['Message', 'web/features/todo/todo.live.ts', 'server/features/todo/todo.live.ts'],
    ['Words', 'web/locales/en/todo.json'],
    ['Tests', 'server/features/todo/todo.routes.test.ts', 'e2e/features/todo.spec.ts'],
  ]);
});
