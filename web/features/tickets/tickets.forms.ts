export {
  BookingQuestionInput as QuestionSchema,
  SaleSettingsValues as SaleSchema,
  TicketCodeInput as CodeSchema,
  TicketInput as TicketSchema,
  TicketPoolInput as PoolSchema,
} from '@plenum/contract/features/tickets/tickets.schema.ts';
