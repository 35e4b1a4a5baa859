import type { ProblemTable } from '../../kernel/problem.ts';

export const filesProblems = {
  'files.not_a_picture': { status: 422, title: 'That file is not a picture we can read' },
} as const satisfies ProblemTable;
