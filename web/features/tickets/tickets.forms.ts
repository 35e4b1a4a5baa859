export { TicketCodeInput as CodeSchema } from '@plenum/contract/features/tickets/tickets.codes.schema.ts';
export { TicketInviting as InvitingSchema } from '@plenum/contract/features/tickets/tickets.invitations.schema.ts';
export { BookingQuestionInput as QuestionSchema } from '@plenum/contract/features/tickets/tickets.questions.schema.ts';
export { SaleSettingsValues as SaleSchema } from '@plenum/contract/features/tickets/tickets.sale.schema.ts';
export {
  TicketInput as TicketSchema,
  TicketPoolInput as PoolSchema,
} from '@plenum/contract/features/tickets/tickets.schema.ts';
