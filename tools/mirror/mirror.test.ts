import { describe, expect, it } from 'vitest';
import { faultsOfFileNames } from './file-names.mjs';
import { faultsOfFolders } from './folders.mjs';
import { faultsOfNames } from './names.mjs';
import { faultsOfRooms } from './rooms.mjs';
import { faultsOfTables } from './tables.mjs';

const migration = 'server/migrations/20261121T0940_todo_create.sql';
const clean: Readonly<Record<string, string>> = {
  'contract/features/todo/index.ts': '',
  'contract/features/todo/todo.schema.ts': '',
  'contract/features/todo/todo.schema.test.ts': '',
  'server/features/todo/index.ts': '',
  'server/features/todo/todo.routes.ts': '',
  'server/features/todo/todo.routes.test.ts': '',
  'server/features/todo/todo.order.queries.ts': '',
  'server/features/todo/todo.move-task.ts': '',
  'server/features/todo/order/order.queries.ts': '',
  'server/features/todo/order/order.ts': '',
  'server/features/todo/order/order.move-task.test.ts': '',
  'server/migrations/20261121T0900_platform_create_repeat_keys.sql':
    'create table repeat_keys (\n);',
  'server/migrations/schema.sql': 'create table anything (\n);',
  [migration]: 'create table todo_tasks (\n);\ncreate index i on todo_tasks (id);',
  'web/features/todo/todo.api.ts': '',
  'web/features/todo/todo.lists.test.ts': '',
  'web/features/todo/list/task-row.tsx': '',
  'web/features/todo/list/task-row.module.css': '',
  'web/features/todo/use-tasks.ts': '',
  'web/features/todo/list/list.rows.test.ts': '',
  'web/features/todo/list/task-line.tsx': '',
  'web/features/todo/list/use-line.ts': '',
  'web/locales/en/todo.json': '',
  'web/locales/de/todo.json': '',
  'web/locales/fr/todo.json': '',
  'web/locales/pt/todo.json': '',
  'web/locales/en/shared/shell.json': '',
  'web/locales/de/shared/shell.json': '',
  'web/locales/fr/shared/shell.json': '',
  'web/locales/pt/shared/shell.json': '',
  'e2e/features/todo.spec.ts': '',
};

const houseOf = (texts: Readonly<Record<string, string>>) => ({
  files: Object.keys(texts).toSorted(),
  read: (file: string) => texts[file] ?? '',
});

function faultsOf(texts: Readonly<Record<string, string>>): string[] {
  const house = houseOf(texts);
  return [...faultsOfFileNames(house), ...faultsOfTables(house), ...faultsOfRooms(house)];
}

const without = (gone: string) =>
  Object.fromEntries(Object.entries(clean).filter(([file]) => !file.startsWith(gone)));

describe('the mirror', () => {
  it('finds nothing in a clean house', () => {
    expect(faultsOf(clean)).toEqual([]);
  });

  it.each([
    ['contract/features/tasks/index.ts', 'no feature of this name'],
    ['web/features/widgets/widget.tsx', 'no feature of this name'],
    ['server/features/todo/utils.ts', 'named like this'],
    ['server/features/todo/chat.queries.ts', 'named like this'],
    ['server/features/todo/order/todo.queries.ts', 'named like this'],
    ['server/features/todo/order/index.ts', 'named like this'],
    ['server/features/todo/order/deep/deep.queries.ts', 'named like this'],
    ['server/features/todo/Order/Order.queries.ts', 'named like this'],
    ['contract/features/todo/order/order.schema.ts', 'named like this'],
    ['web/features/todo/list/todo.rows.ts', 'named like this'],
    ['web/features/todo/list/deep/task-line.tsx', 'named like this'],
    ['web/locales/en/kit.json', 'web/locales/en/shared/kit.json is missing'],
    ['contract/features/todo/todo.service.ts', 'named like this'],
    ['web/features/todo/TaskRow.tsx', 'named like this'],
    ['web/features/todo/tasks.ts', 'named like this'],
    ['server/migrations/20261121_todo_create.sql', 'a migration is named'],
    ['server/migrations/20261121T0900_tasks_create.sql', 'a migration is named'],
    ['web/locales/en/tasks.json', 'no feature of this name'],
    ['e2e/features/tasks.spec.ts', '<feature>.spec.ts'],
  ])('refuses the file %s', (file, says) => {
    const faults = faultsOf({ ...clean, [file]: '' });
    expect(faults.filter((fault) => fault.includes(says))).toHaveLength(1);
  });

  it.each([
    ['web/locales/pt/todo.json', 'web/locales/pt/todo.json is missing.'],
    ['web/locales/pt/shared/shell.json', 'web/locales/pt/shared/shell.json is missing.'],
    ['e2e/features/todo.spec.ts', 'e2e/features/todo.spec.ts is missing.'],
    ['server/features/', 'contract/features/todo: server/features/todo is missing.'],
  ])('misses %s', (gone, fault) => {
    expect(faultsOf(without(gone))).toEqual([fault]);
  });

  it.each(['tasks', 'todos', 'repeat_keys', 'accounts_tasks'])('refuses the table %s', (table) => {
    const texts = { ...clean, [migration]: `create table if not exists ${table} (id bigint);` };
    expect(faultsOf(texts)).toEqual([`${migration}: table ${table} does not begin with todo.`]);
  });

  it('refuses a folder of more than forty files, but for migrations and decisions', () => {
    const filled = (folder: string, count: number) =>
      Array.from({ length: count }, (_, place) => `${folder}/file-${place}.ts`);
    expect(
      faultsOfFolders([
        ...filled('web/ui', 40),
        ...filled('web/ui/table', 41),
        ...filled('server/migrations', 99),
        ...filled('docs/decisions', 99),
      ]),
    ).toEqual(['web/ui/table: 41 files, at most 40 in a folder.']);
  });

  it('refuses messages and problems that do not bear the name of their feature', () => {
    const tables = [
      { feature: 'todo', kind: 'message', names: ['todo.task_changed', 'task.changed'] },
      { feature: 'todo', kind: 'problem', names: ['todos.unknown'] },
    ];
    expect(faultsOfNames(tables)).toEqual([
      'contract/features/todo: message task.changed does not begin with todo.',
      'contract/features/todo: problem todos.unknown does not begin with todo.',
    ]);
  });
});
