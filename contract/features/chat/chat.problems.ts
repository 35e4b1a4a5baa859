import type { ProblemTable } from '../../kernel/problem.ts';

export const chatProblems = {
  'chat.empty': { status: 422, title: 'A line needs words or a file' },
  'chat.paused': { status: 409, title: 'The channel is paused' },
  'chat.too_soon': { status: 409, title: 'Slow mode: not yet' },
  'chat.followers_only': { status: 403, title: 'Only followers write here' },
  'chat.not_accepted': { status: 409, title: 'The other side has not accepted yet' },
  'chat.not_reachable': { status: 409, title: 'This person cannot be reached' },
  'chat.too_many_reactions': {
    status: 409,
    title: 'A line takes at most twenty kinds of reactions',
  },
  'chat.too_many_pinned': { status: 409, title: 'A conversation has at most ten pinned lines' },
  'chat.too_many_topics': { status: 409, title: 'An event has at most fifty topics' },
  'chat.too_many_groups': { status: 409, title: 'Nobody makes more than fifty groups' },
  'chat.too_many_replies': { status: 409, title: 'An event has at most 200 saved answers' },
  'chat.group_full': { status: 409, title: 'A group has at most 200 members' },
  'chat.taken': { status: 409, title: 'A colleague has already taken it' },
  'chat.file_not_what_it_says': { status: 415, title: 'The file type does not match its name' },
} as const satisfies ProblemTable;
