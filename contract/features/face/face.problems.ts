import type { ProblemTable } from '../../kernel/problem.ts';

export const faceProblems = {
  'face.place_taken': { status: 409, title: 'Another page has that address' },
  'face.changed_meanwhile': {
    status: 409,
    title: 'Someone else changed the public page meanwhile',
  },
  'face.domain_unusable': { status: 422, title: 'That is not a domain you can own' },
  'face.domain_unproven': { status: 409, title: 'The record of the domain was not found yet' },
  'face.domain_taken': { status: 409, title: 'Another organisation has proven that domain' },
} as const satisfies ProblemTable;
