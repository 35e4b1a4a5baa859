export { ticketsMessages } from './tickets.messages.ts';
export { ticketsProblems } from './tickets.problems.ts';
export { ticketsRoutes } from './tickets.routes.ts';
export { ticketsInvitationsRoutes } from './tickets.invitations.routes.ts';
export { Wanted } from './tickets.public.schema.ts';
export { AskedQuestion, FilledField, QuestionKind } from './tickets.questions.schema.ts';
export { TicketKind, TicketMode } from './tickets.schema.ts';
export type {
  CodeEffect,
  TicketCode,
  TicketCodeInput,
  TicketCodeUpdate,
} from './tickets.codes.schema.ts';
export type {
  TicketInvitation,
  TicketInvitationInput,
  TicketInvitationsMade,
} from './tickets.invitations.schema.ts';
export type {
  ComingPrice,
  OfferedTicket,
  PublicOffer,
  TicketState,
  WantedTicket,
} from './tickets.public.schema.ts';
export type {
  BookingQuestion,
  BookingQuestionInput,
  BookingQuestionUpdate,
  QuestionOption,
} from './tickets.questions.schema.ts';
export type {
  CancelShare,
  Offer,
  OfferFault,
  OpenableParts,
  SaleSettings,
  SaleSettingsUpdate,
  SaleSettingsValues,
  SponsorPackageChoice,
} from './tickets.sale.schema.ts';
export type {
  LaterPrice,
  Ticket,
  TicketAudience,
  TicketGives,
  TicketInput,
  TicketOpens,
  TicketPool,
  TicketPoolInput,
  TicketPoolUpdate,
  TicketUpdate,
} from './tickets.schema.ts';
