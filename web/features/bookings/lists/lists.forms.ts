export { EntryListInput as ListSchema } from '@plenum/contract/features/bookings/bookings.lists.schema.ts';
