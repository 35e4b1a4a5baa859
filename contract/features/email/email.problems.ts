import type { ProblemTable } from '../../kernel/problem.ts';

export const emailProblems = {
  'email.unknown_addressee': { status: 422, title: 'One of those it goes to cannot be written to' },
  'email.no_addressee': { status: 422, title: 'An email needs somebody it goes to' },
  'email.too_many_files': { status: 422, title: 'An email takes at most twenty files' },
  'email.too_large': { status: 422, title: 'The files of an email are too large together' },
  'email.file_not_what_it_says': { status: 415, title: 'The file type does not match its name' },
  'email.draft_changed': { status: 409, title: 'The draft was changed in another window' },
  'email.already_gone': { status: 409, title: 'The email has left already' },
  'email.not_in_trash': { status: 409, title: 'Only what is in the trash is deleted for good' },
  'email.enough_for_today': { status: 409, title: 'No more emails to other addresses today' },
  'email.picture_unreachable': { status: 404, title: 'The picture cannot be fetched' },
} as const satisfies ProblemTable;
