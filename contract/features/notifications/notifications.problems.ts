import type { ProblemTable } from '../../kernel/problem.ts';

export const notificationsProblems = {
  'notifications.push_off': { status: 409, title: 'This installation sends no web push' },
  'notifications.endpoint_refused': {
    status: 422,
    title: 'The address is not that of a push service',
  },
} as const satisfies ProblemTable;
