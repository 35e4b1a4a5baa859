export { NewSession as NewSessionSchema } from '@plenum/contract/features/agenda/agenda.schema.ts';
