import type { ProblemTable } from '../../kernel/problem.ts';

export const helpProblems = {
  'help.changed_meanwhile': { status: 409, title: 'Someone else changed this meanwhile' },
  'help.slug_taken': { status: 409, title: 'Another category has this address' },
  'help.category_in_use': { status: 409, title: 'The category contains articles' },
  'help.too_many_categories': { status: 409, title: 'There are as many categories as can be' },
} as const satisfies ProblemTable;
