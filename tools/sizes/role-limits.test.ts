import { expect, it } from 'vitest';
import { faultsOfSizes } from './role-limits.mjs';

const faultsAt = (file: string, lines: number): string[] =>
  faultsOfSizes({
    files: [file],
    read: () => `// why\n\n/** more */\n${'x();\n'.repeat(lines)}`,
  });

it.each([
  ['server/features/todo/todo.routes.ts', 150],
  ['server/features/todo/todo.service.ts', 250],
  ['server/features/todo/todo.access.ts', 120],
  ['server/features/todo/todo.queries.ts', 250],
  ['server/features/todo/todo.order.queries.ts', 250],
  ['server/features/todo/todo.view.ts', 80],
  ['server/features/todo/todo.live.ts', 150],
  ['server/features/todo/index.ts', 30],
])('%s has at most %i lines of code', (file, limit) => {
  expect(faultsAt(file, limit)).toEqual([]);
  expect(faultsAt(file, limit + 1)).toEqual([
    `${file}: ${limit + 1} lines of code, at most ${limit} for this role.`,
  ]);
});

it.each(['server/features/todo/todo.routes.test.ts', 'web/features/todo/todo.view.ts'])(
  '%s has no limit of its own',
  (file) => {
    expect(faultsAt(file, 290)).toEqual([]);
  },
);
