import type { ProblemTable } from '../../kernel/problem.ts';

export const peopleProblems = {
  'people.changed_meanwhile': { status: 409, title: 'Someone else changed the person meanwhile' },
  'people.last_admin': { status: 409, title: 'An organisation keeps one admin at least' },
} as const satisfies ProblemTable;
