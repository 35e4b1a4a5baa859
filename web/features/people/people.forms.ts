import { ActingInput } from '@plenum/contract/features/accounts/accounts.acting.schema.ts';
import { PeopleMessage, PersonUpdate } from '@plenum/contract/features/people/people.schema.ts';
import * as Type from 'typebox';

const { subject, text } = PeopleMessage.properties;

const { reason } = ActingInput.properties;

export const ActingSchema = Type.Object({ reason });
export const MessageSchema = Type.Object({ subject, text });
export { PersonUpdate as PersonUpdateSchema };
