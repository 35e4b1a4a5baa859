import type { ProblemTable } from '../../kernel/problem.ts';

export const agendaProblems = {
  'agenda.changed_meanwhile': { status: 409, title: 'Someone else changed the session meanwhile' },
  'agenda.changed_since': { status: 409, title: 'The agenda was changed again since' },
  'agenda.nothing_new': { status: 409, title: 'Nothing differs from what is published' },
  'agenda.room_taken': { status: 409, title: 'Something else takes place in the room then' },
  'agenda.speaker_taken': { status: 409, title: 'A speaker is elsewhere then' },
  'agenda.part_unknown': { status: 422, title: 'The event has no such room, track or speaker' },
  'agenda.not_in_grid': { status: 422, title: 'A session without a time cannot be shifted' },
  'agenda.import_unreadable': { status: 422, title: 'The file is no agenda we can read' },
  'agenda.import_faulty': { status: 422, title: 'Rows of the file have errors' },
  'agenda.too_many_files': { status: 409, title: 'A session has at most twenty files' },
} as const satisfies ProblemTable;
