import type { ProblemTable } from '../../kernel/problem.ts';

export const questionsProblems = {
  'questions.closed': { status: 409, title: 'No questions are taken at this time' },
  'questions.too_soon': { status: 409, title: 'Slow mode: not yet' },
} as const satisfies ProblemTable;
