import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { NewPassword, Role } from './accounts.schema.ts';

export const Session = Type.Object({
  id: Id('accounts.session'),
  isCurrent: Type.Boolean(),
  organisation: Type.String(),
  agent: Type.String({ description: 'What the browser calls itself.' }),
  network: Type.String({ description: 'Cut short: a place, not a person.' }),
  createdAt: Instant,
  lastSeenAt: Instant,
  actedBy: Nullable(
    Type.String({ description: 'The organiser who acts as me there; null: it is mine.' }),
  ),
});
export type Session = Type.Static<typeof Session>;

export const PasswordChange = Type.Object(
  { current: Type.String({ minLength: 1, maxLength: 200 }), next: NewPassword },
  closed,
);

export const Belonging = Type.Object({
  organisationId: Id('organisations.own'),
  name: Type.String(),
  role: Role,
  isCurrent: Type.Boolean(),
});
export type Belonging = Type.Static<typeof Belonging>;

export const Switch = Type.Object({ organisationId: Id('organisations.own') }, closed);
