import type { ProblemTable } from '../../kernel/problem.ts';

export const stagesProblems = {
  'stages.changed_meanwhile': { status: 409, title: 'Someone else changed the stage meanwhile' },
  'stages.too_many': { status: 409, title: 'An event has at most 30 stages' },
  'stages.is_live': { status: 409, title: 'The stage is live' },
  'stages.over': { status: 409, title: 'It is over' },
  'stages.taken_over': { status: 409, title: 'Another window sends now' },
  'stages.gap': { status: 409, title: 'A piece before this one is missing' },
  'stages.no_picture': { status: 422, title: 'The piece cannot be read' },
  'stages.recordings_full': {
    status: 409,
    title: 'The recordings of the organisation take up as much as they may',
  },
  'stages.consent_missing': { status: 409, title: 'Not every speaker has agreed to be shown' },
  'stages.nothing_left': { status: 409, title: 'Nothing would be left of the recording' },
  'stages.captions_unreadable': { status: 422, title: 'These captions cannot be read' },
  'stages.too_fast': { status: 429, title: 'More arrives than time passes' },
  'stages.no_guests': { status: 409, title: 'Guests come to stages with a studio only' },
  'stages.not_invited': { status: 403, title: 'The green room is for those who were invited' },
  'stages.removed': { status: 403, title: 'You were removed until this is over' },
  'stages.hands_full': { status: 409, title: 'A hundred hands are raised already' },
  'stages.room_full': { status: 409, title: 'As many are there as fit' },
  'stages.media_off': { status: 503, title: 'The process for the picture does not answer' },
} as const satisfies ProblemTable;
