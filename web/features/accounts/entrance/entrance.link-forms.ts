import * as Type from 'typebox';
import {
  ForgottenPassword,
  PasswordReset,
} from '@plenum/contract/features/accounts/accounts.links.schema.ts';
import { NewPassword, Username } from '@plenum/contract/features/accounts/accounts.schema.ts';

export { ForgottenPassword as ForgottenPasswordSchema };
export const PasswordSchema = Type.Object({ password: PasswordReset.properties.password });
export const NewAccountSchema = Type.Object({
  username: Username,
  fullName: Type.String({ minLength: 1, maxLength: 200 }),
  password: NewPassword,
});
