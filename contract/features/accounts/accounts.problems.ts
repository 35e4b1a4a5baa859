import type { ProblemTable } from '../../kernel/problem.ts';

export const accountsProblems = {
  'accounts.sign_up_closed': { status: 403, title: 'Sign-up is closed here' },
  'accounts.link_dead': { status: 410, title: 'The link was used, has expired or never was' },
  'accounts.name_taken': { status: 409, title: 'The username is in use' },
  'accounts.already_member': { status: 409, title: 'That person belongs to the organisation' },
  'accounts.unverified': { status: 403, title: 'The founder has not confirmed their address yet' },
  'accounts.password_common': { status: 422, title: 'Many people use that password' },
  'accounts.password_wrong': { status: 422, title: 'The current password is not right' },
  'accounts.confirm_first': { status: 403, title: 'Show again that it is you' },
  'accounts.ticket_dead': { status: 410, title: 'This sign-in took too long; start again' },
  'accounts.code_wrong': { status: 422, title: 'The code is not right' },
  'accounts.passkey_wrong': { status: 422, title: 'The passkey is not known here' },
  'accounts.two_step_on': { status: 409, title: 'Two-step sign-in is on already' },
  'accounts.two_step_off': { status: 409, title: 'Two-step sign-in is off' },
  'accounts.email_differs': { status: 422, title: 'That is not the address of the account' },
  'accounts.not_an_attendee': { status: 409, title: 'Only attendees can be acted as' },
  'accounts.not_acting': { status: 409, title: 'This session is one’s own' },
} as const satisfies ProblemTable;
