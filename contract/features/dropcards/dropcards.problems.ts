import type { ProblemTable } from '../../kernel/problem.ts';

export const dropcardsProblems = {
  'dropcards.key_used': { status: 422, title: 'The key belongs to another drop' },
  'dropcards.withdrawn': { status: 409, title: 'The card was withdrawn' },
  'dropcards.changed_meanwhile': { status: 409, title: 'A colleague changed the lead meanwhile' },
  'dropcards.dead_code': { status: 410, title: 'The card’s code was replaced or never was' },
  'dropcards.own_booth': { status: 409, title: 'You are staff of this booth' },
} as const satisfies ProblemTable;
