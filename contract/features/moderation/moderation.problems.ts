import type { ProblemTable } from '../../kernel/problem.ts';

export const moderationProblems = {
  'moderation.muted': { status: 403, title: 'You may not write in this event for now' },
  'moderation.banned': { status: 403, title: 'You are banned from this event' },
  'moderation.word_refused': { status: 422, title: 'It contains a word this event does not allow' },
  'moderation.reported_already': { status: 409, title: 'You reported this already' },
  'moderation.too_many_reports': { status: 429, title: 'Too many reports for today' },
  'moderation.settled': { status: 409, title: 'Somebody settled this already' },
  'moderation.not_about_a_person': { status: 409, title: 'There is nobody to warn, mute or ban' },
  'moderation.not_over_them': {
    status: 409,
    title: 'Organisers cannot be warned, muted or banned',
  },
  'moderation.no_appeal': { status: 409, title: 'There is no appeal to answer' },
  'moderation.by_another': { status: 409, title: 'Another moderator has to answer' },
  'moderation.appealed_already': { status: 409, title: 'You appealed already' },
} as const satisfies ProblemTable;
