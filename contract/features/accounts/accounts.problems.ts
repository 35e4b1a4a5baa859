import type { ProblemTable } from '../../kernel/problem.ts';

export const accountsProblems = {
  'accounts.sign_up_closed': { status: 403, title: 'Nobody can sign up here at present' },
  'accounts.link_dead': { status: 410, title: 'The link was used, has expired or never was' },
  'accounts.name_taken': { status: 409, title: 'The username is in use' },
  'accounts.already_member': { status: 409, title: 'That person belongs to the organisation' },
  'accounts.unverified': { status: 403, title: 'The founder has not confirmed their address yet' },
  'accounts.password_wrong': { status: 422, title: 'The current password is not right' },
} as const satisfies ProblemTable;
