import type { ProblemTable } from '../../kernel/problem.ts';

export const pricingProblems = {
  'pricing.changed_meanwhile': { status: 409, title: 'Someone else changed the prices meanwhile' },
} as const satisfies ProblemTable;
