import * as Type from 'typebox';
import { Id } from '../../kernel/values.ts';
import { SignedIn } from './accounts.schema.ts';

export const ActingInput = Type.Object(
  {
    personId: Id('organisations.member'),
    reason: Type.String({
      minLength: 5,
      maxLength: 300,
      pattern: '\\S',
      description: 'Kept in the audit.',
    }),
  },
  { additionalProperties: false },
);
export type ActingInput = Type.Static<typeof ActingInput>;

export const Acting = Type.Object({
  ...SignedIn.properties,
  until: Type.String({ format: 'date-time', description: 'It cannot be renewed.' }),
});
export type Acting = Type.Static<typeof Acting>;
