import type { ProblemTable } from '../../kernel/problem.ts';

export const feedProblems = {
  'feed.poll_over': { status: 409, title: 'The poll has ended' },
  'feed.too_many_pictures': { status: 422, title: 'The post cannot have any more pictures' },
} as const satisfies ProblemTable;
