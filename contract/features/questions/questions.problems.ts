import type { ProblemTable } from '../../kernel/problem.ts';

export const questionsProblems = {
  'questions.closed': { status: 409, title: 'No questions are taken at this time' },
} as const satisfies ProblemTable;
