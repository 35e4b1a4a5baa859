export { ticketsMessages } from './tickets.messages.ts';
export { ticketsProblems } from './tickets.problems.ts';
export { ticketsRoutes } from './tickets.routes.ts';
export { AskedQuestion, TicketKind, TicketMode, Wanted } from './tickets.schema.ts';
export type {
  BookingQuestion,
  BookingQuestionInput,
  BookingQuestionUpdate,
  CodeEffect,
  Offer,
  OfferedTicket,
  OfferFault,
  PublicOffer,
  QuestionKind,
  QuestionOption,
  SaleSettings,
  SaleSettingsUpdate,
  SaleSettingsValues,
  Ticket,
  TicketAudience,
  TicketCode,
  TicketCodeInput,
  TicketCodeUpdate,
  TicketInput,
  TicketPool,
  TicketPoolInput,
  TicketPoolUpdate,
  TicketState,
  TicketUpdate,
  WantedTicket,
} from './tickets.schema.ts';
