import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';

const Email = Type.String({ format: 'email', maxLength: 254 });
const FullName = Type.String({ maxLength: 120 });

export const TicketInvitationInput = Type.Object(
  {
    ticketId: Id('tickets.ticket'),
    people: Type.Array(Type.Object({ email: Email, fullName: FullName }, closed), {
      minItems: 1,
      maxItems: 500,
      description: 'An address twice is one invitation.',
    }),
    language: Language,
    words: Type.String({ maxLength: 1_000, description: 'Shown in the email.' }),
    places: Type.Integer({
      minimum: 1,
      maximum: 50,
      description: 'For each of them, over all bookings.',
    }),
    until: Nullable(Instant),
  },
  closed,
);
export type TicketInvitationInput = Type.Static<typeof TicketInvitationInput>;

/** As a form holds it, in which the people are a list that is typed or pasted. */
export const TicketInviting = Type.Object(
  {
    ...Type.Omit(TicketInvitationInput, ['people']).properties,
    list: Type.String({ maxLength: 200_000 }),
  },
  closed,
);

export const TicketInvitationsMade = Type.Object({
  invited: Type.Integer(),
  known: Type.Integer({ description: 'Who has an invitation to that ticket already.' }),
});
export type TicketInvitationsMade = Type.Static<typeof TicketInvitationsMade>;

export const TicketInvitation = Type.Object({
  id: Id('tickets.invitation'),
  ticketId: Type.Integer(),
  email: Type.String(),
  fullName: Type.String(),
  places: Type.Integer(),
  used: Type.Integer({ description: 'In valid bookings, or in ones being filled in.' }),
  until: Nullable(Instant),
  state: Type.Enum(['waiting', 'queued', 'sent', 'failed', 'held'], {
    description: 'How far its email came.',
  }),
  sentAt: Nullable(Instant),
  withdrawnAt: Nullable(Instant),
  bookings: Type.Array(Type.Object({ id: Type.Integer(), reference: Type.String() }), {
    maxItems: 50,
    description: 'The valid ones.',
  }),
});
export type TicketInvitation = Type.Static<typeof TicketInvitation>;
export const TicketInvitations = Type.Array(TicketInvitation, {
  maxItems: 2_000,
  description: 'The newest first.',
});
