import * as Type from 'typebox';

/**
 * What people type, no more: the contract's file also describes what passkeys hand through, and
 * that would make the script of the sign-in page ten kilobytes larger. The server checks all of it.
 */
const Code = Type.String({ minLength: 6, maxLength: 20, pattern: '^[A-Za-z0-9 -]+$' });

export const CodeSchema = Type.Object({ code: Code });
export const IdentitySchema = Type.Object({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  code: Type.Optional(Code),
});
