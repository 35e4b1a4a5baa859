import type { ProblemTable } from '../../kernel/problem.ts';

export const profilesProblems = {
  'profiles.changed_meanwhile': {
    status: 409,
    title: 'The profile was changed elsewhere meanwhile',
  },
  'profiles.asked_already': { status: 409, title: 'One of you asked the other already' },
  'profiles.too_many_asked': { status: 429, title: 'No more requests today' },
  'profiles.too_many_searches': { status: 409, title: 'At most 50 searches are kept' },
} as const satisfies ProblemTable;
