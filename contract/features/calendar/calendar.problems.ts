import type { ProblemTable } from '../../kernel/problem.ts';

export const calendarProblems = {
  'calendar.ends_before_start': { status: 422, title: 'The end is before the start' },
  'calendar.rule_unknown': { status: 422, title: 'The rule of its repeats cannot be read' },
  'calendar.zone_unknown': { status: 422, title: 'There is no such time zone' },
  'calendar.range_too_long': { status: 422, title: 'At most four hundred days are read at once' },
  'calendar.no_such_repeat': { status: 422, title: 'It does not repeat at that time' },
  'calendar.changed_meanwhile': { status: 409, title: 'The entry was changed in another window' },
  'calendar.file_unreadable': { status: 422, title: 'The file is no calendar' },
} as const satisfies ProblemTable;
