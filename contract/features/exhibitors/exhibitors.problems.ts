import type { ProblemTable } from '../../kernel/problem.ts';

export const exhibitorsProblems = {
  'exhibitors.changed_meanwhile': {
    status: 409,
    title: 'Someone else changed the booth meanwhile',
  },
  'exhibitors.over_quota': { status: 409, title: 'The tier allows no more of these' },
  'exhibitors.too_many': { status: 409, title: 'An event has at most 500 exhibitors' },
  'exhibitors.nothing_to_review': { status: 409, title: 'There are no changes to review' },
  'exhibitors.call_closed': { status: 409, title: 'Exhibitors cannot apply now' },
  'exhibitors.decided': { status: 409, title: 'The application was answered already' },
  'exhibitors.already_staff': { status: 409, title: 'This person is staff of the booth already' },
  'exhibitors.not_for_organisers': {
    status: 409,
    title: 'Only the staff of a booth make an organiser one of them',
  },
  'exhibitors.answered': { status: 409, title: 'A colleague answered already' },
} as const satisfies ProblemTable;
