import * as Type from 'typebox';
import { Id, Nullable } from '../../kernel/values.ts';

export const Organisation = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  shortName: Type.String({ description: 'Names the menu entry of the people who run it.' }),
  isVerified: Type.Boolean({ description: 'May invite, mail and publish.' }),
});
export type Organisation = Type.Static<typeof Organisation>;

const MailState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('sent'),
  Type.Literal('kept'),
  Type.Literal('failed'),
]);

export const OutboxLine = Type.Object({
  id: Id('organisations.mail'),
  to: Type.String(),
  subject: Type.String(),
  state: MailState,
  attempts: Type.Integer(),
  lastError: Nullable(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
});
export type OutboxLine = Type.Static<typeof OutboxLine>;

export const OutboxMail = Type.Object({
  ...OutboxLine.properties,
  text: Nullable(
    Type.String({
      description: 'Only of mail kept here; what a mail server took is the reader’s.',
    }),
  ),
});
export type OutboxMail = Type.Static<typeof OutboxMail>;
