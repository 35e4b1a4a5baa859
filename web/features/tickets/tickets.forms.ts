export { NewTicket as NewTicketSchema } from '@plenum/contract/features/tickets/tickets.schema.ts';
