import type { ProblemTable } from '../../kernel/problem.ts';

export const callsProblems = {
  'calls.busy': { status: 409, title: 'One of both is in a call already' },
  'calls.not_reachable': { status: 409, title: 'This person cannot be called now' },
  'calls.over': { status: 409, title: 'The call is over' },
  'calls.answered': { status: 409, title: 'The call was answered in another window' },
  'calls.full': { status: 409, title: 'Eight people are in the call, no more fit' },
  'calls.closed': { status: 403, title: 'Nobody comes into this call without being let in' },
  'calls.off': { status: 503, title: 'This server carries no group calls' },
  'calls.too_many': { status: 503, title: 'As many calls are on as this server carries' },
  'calls.removed': { status: 403, title: 'You were removed from this call' },
  'calls.screen_taken': { status: 409, title: 'Somebody else shares their screen' },
  'calls.not_understood': { status: 422, title: 'The offer of the browser was not understood' },
} as const satisfies ProblemTable;
