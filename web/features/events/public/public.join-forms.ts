export { JoinRequest as JoinRequestSchema } from '@plenum/contract/features/events/events.schema.ts';
