import { PeopleMessage, PersonUpdate } from '@plenum/contract/features/people/people.schema.ts';
import * as Type from 'typebox';

const { subject, text } = PeopleMessage.properties;

export const MessageSchema = Type.Object({ subject, text });
export { PersonUpdate as PersonUpdateSchema };
