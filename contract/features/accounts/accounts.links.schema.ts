import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Email, NewPassword, Role, Username } from './accounts.schema.ts';

const LinkToken = Type.String({ minLength: 20, maxLength: 200 });

export const LinkOnly = Type.Object({ token: LinkToken }, closed);
export const ForgottenPassword = Type.Object({ email: Email }, closed);
export const PasswordReset = Type.Object({ token: LinkToken, password: NewPassword }, closed);

export const NewInvitation = Type.Object(
  { email: Email, role: Role, fullName: Type.Optional(Type.String({ maxLength: 200 })) },
  closed,
);
export type NewInvitation = Type.Static<typeof NewInvitation>;

export const Invitation = Type.Object({
  id: Id('accounts.invitation'),
  email: Type.String(),
  role: Role,
  fullName: Type.String(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type Invitation = Type.Static<typeof Invitation>;

/** What the invited person sees before they answer. */
export const InvitationCard = Type.Object({
  organisation: Type.String(),
  event: Nullable(Type.String({ description: 'What the link leads into, where it is an event.' })),
  email: Type.String(),
  fullName: Type.String(),
  isKnown: Type.Boolean({ description: 'The address has an account: nothing else is asked.' }),
});

export const Acceptance = Type.Object(
  {
    token: LinkToken,
    account: Nullable(
      Type.Object(
        { username: Username, fullName: Type.String({ maxLength: 200 }), password: NewPassword },
        closed,
      ),
    ),
  },
  closed,
);
export type Acceptance = Type.Static<typeof Acceptance>;

export const Accepted = Type.Object({
  email: Type.String(),
  organisationId: Id('organisations.own'),
});
