import type { TicketInvitation } from '@plenum/contract';
import { readEventAgain } from '../../../platform/live/event-news.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readInvitations } from './invitations.api.ts';

/** Who was invited, how far their mail came, and what they booked. */
export const invitations = liveAnswer<TicketInvitation[], number>({
  key: ['tickets', 'invitations'],
  read: readInvitations,
  told: () => ({ 'tickets.offer_changed': readEventAgain }),
  staleTime: 0,
});
