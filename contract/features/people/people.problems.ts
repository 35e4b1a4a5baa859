import type { ProblemTable } from '../../kernel/problem.ts';

export const peopleProblems = {
  'people.last_admin': { status: 409, title: 'An organisation keeps one admin at least' },
} as const satisfies ProblemTable;
