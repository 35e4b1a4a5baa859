import type { ProblemTable } from '../../kernel/problem.ts';

export const sponsorsProblems = {
  'sponsors.changed_meanwhile': {
    status: 409,
    title: 'Someone else changed the sponsor or the package meanwhile',
  },
  'sponsors.package_in_use': { status: 409, title: 'Sponsors have this package' },
  'sponsors.too_many': { status: 409, title: 'An event has at most 200 sponsors and 20 packages' },
} as const satisfies ProblemTable;
