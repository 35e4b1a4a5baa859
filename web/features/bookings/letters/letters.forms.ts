export { LetterInput as LetterSchema } from '@plenum/contract/features/bookings/bookings.letters.schema.ts';
