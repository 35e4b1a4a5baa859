import type { ProblemTable } from '../../kernel/problem.ts';

export const callsProblems = {
  'calls.busy': { status: 409, title: 'One of both is in a call already' },
  'calls.not_reachable': { status: 409, title: 'This person cannot be called now' },
  'calls.over': { status: 409, title: 'The call is over' },
  'calls.answered': { status: 409, title: 'The call was answered in another window' },
} as const satisfies ProblemTable;
