import * as Type from 'typebox';
import { CommonId, Instant, Nullable, OptionalText } from '../../kernel/values.ts';

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  person: Nullable(
    Type.Object({
      id: Type.Integer(),
      fullName: Type.String(),
      avatar: Nullable(Type.String()),
    }),
  ),
  network: Type.String(),
  action: Type.String({ description: 'Feature first: people.role_changed.' }),
  subjectId: Nullable(Type.Integer()),
  subject: Type.String({ description: 'What it was done to, as it was called then.' }),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type AuditEntry = Type.Static<typeof AuditEntry>;

export const AuditQuery = Type.Object({
  /** One action, or a feature for all that it records. */
  action: OptionalText(100),
  /** The same, for what is left out. */
  without: OptionalText(100),
  personId: Type.Optional(CommonId),
  subjectId: Type.Optional(CommonId),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The id of the last entry seen: what came before it.',
    }),
  ),
});
export type AuditQuery = Type.Static<typeof AuditQuery>;

export const AuditPage = Type.Object({
  entries: Type.Array(AuditEntry),
  hasMore: Type.Boolean(),
});
