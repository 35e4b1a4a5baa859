import type { ProblemTable } from '../../kernel/problem.ts';

export const faceProblems = {
  'face.place_taken': { status: 409, title: 'Another page has that address' },
  'face.changed_meanwhile': {
    status: 409,
    title: 'Someone else changed the public page meanwhile',
  },
} as const satisfies ProblemTable;
