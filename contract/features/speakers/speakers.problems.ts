import type { ProblemTable } from '../../kernel/problem.ts';

export const speakersProblems = {
  'speakers.changed_meanwhile': {
    status: 409,
    title: 'Someone else changed the speaker meanwhile',
  },
  'speakers.in_session': { status: 409, title: 'The speaker is in a session' },
  'speakers.no_address': { status: 409, title: 'The speaker has no address' },
  'speakers.link_dead': { status: 410, title: 'The link was replaced, has expired or never was' },
} as const satisfies ProblemTable;
