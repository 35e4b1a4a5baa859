import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import { Acting, ActingInput } from './accounts.acting.schema.ts';

/**
 * An organiser sees the event as an attendee does. What is between people, cards, consent and the
 * account stay closed; what is done is in the audit.
 */
export const accountsActingRoutes = {
  'POST /api/accounts/acting': {
    summary: 'Act as an attendee for half an hour, with a reason',
    access: 'admin',
    repeats: 'never',
    body: ActingInput,
    replies: { 200: Acting },
    problems: ['accounts.confirm_first', 'accounts.not_an_attendee'],
  },
  'POST /api/accounts/acting/end': {
    summary: 'Act as nobody else any more',
    access: 'signed-in',
    repeats: 'never',
    whileActing: true,
    replies: { 200: Empty },
    problems: ['accounts.not_acting'],
  },
} as const satisfies RouteTable;
