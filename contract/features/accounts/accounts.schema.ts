import * as Type from 'typebox';
import { Nullable } from '../../kernel/values.ts';

export const Ability = Type.Object({
  action: Type.Union([Type.Literal('manage'), Type.Literal('read')]),
  subject: Type.Union([Type.Literal('all'), Type.Literal('ACL'), Type.Literal('Auth')]),
});
export type Ability = Type.Static<typeof Ability>;

export const Role = Type.Union([Type.Literal('admin'), Type.Literal('client')]);
export type Role = Type.Static<typeof Role>;

const noLetters = '\\s@<>(),;:\\\\"\\[\\]\\x00-\\x1f';

export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  // No dot at the end: the same mailbox would be another account.
  pattern: `^[^${noLetters}]+@[^${noLetters}]*[^${noLetters}.]$`,
});
export const Username = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._ -]*$',
});
/** Any characters, nothing cut off; only length counts. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 200 });

export const Credentials = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
);

const OrganisationName = Type.Optional(
  Type.String({ maxLength: 100, description: 'Without one it is called like its founder.' }),
);

export const Registration = Type.Object(
  { username: Username, email: Email, password: NewPassword, organisationName: OrganisationName },
  { additionalProperties: false },
);

const Typed = Type.String({ maxLength: 1000, description: 'What is wrong is in `error`.' });

/** Forms of other clients show what is wrong with a field only where the answer says it there. */
export const RegistrationSent = Type.Object(
  { username: Typed, email: Typed, password: Typed, organisationName: OrganisationName },
  { additionalProperties: false },
);
export type Registration = Type.Static<typeof RegistrationSent>;

/** Stock clients send the token in quotes, or the text "undefined": any string is looked at. */
export const Renewal = Type.Object(
  { refreshToken: Type.String({ maxLength: 4096 }) },
  { additionalProperties: false },
);

const identity = {
  id: Type.Integer(),
  fullName: Type.String(),
  username: Type.String(),
  avatar: Nullable(Type.String()),
  email: Type.String(),
  role: Role,
  ability: Type.Array(Ability),
};

export const UserData = Type.Object({
  ...identity,
  extras: Type.Object({ eCommerceCartItemsCount: Type.Integer() }),
});
export type UserData = Type.Static<typeof UserData>;

const RegisteredUser = Type.Object(identity);

export const SignedIn = Type.Object({
  userData: UserData,
  accessToken: Type.String(),
  refreshToken: Type.String(),
});
export type SignedIn = Type.Static<typeof SignedIn>;

export const LoginRefused = Type.Object({
  error: Type.Object({ email: Type.Array(Type.String()) }),
});
export const RenewalRefused = Type.Object({ error: Type.String() });

export const Registered = Type.Union([
  Type.Object({ user: RegisteredUser, accessToken: Type.String() }),
  Type.Object({
    error: Type.Object({
      email: Nullable(Type.String()),
      username: Nullable(Type.String()),
      password: Type.Optional(Type.String({ description: 'Only where it does not do.' })),
    }),
  }),
]);

export const SignInOptions = Type.Object({
  demo: Type.Boolean({ description: 'The demo accounts of this installation exist.' }),
  signUp: Type.Union([Type.Literal('open'), Type.Literal('invite'), Type.Literal('closed')]),
});
