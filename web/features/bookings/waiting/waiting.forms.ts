export { WaitInput as WaitSchema } from '@plenum/contract/features/bookings/bookings.waiting.schema.ts';
