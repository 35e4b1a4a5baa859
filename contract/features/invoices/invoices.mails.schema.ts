import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Email, Language } from '../accounts/index.ts';

const letter = {
  language: Language,
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: 5_000, pattern: '\\S' }),
};

/** What leaves with the document: it is the file of the mail. */
export const MailInput = Type.Object({ to: Email, ...letter }, closed);
export type MailInput = Type.Static<typeof MailInput>;

/** As it would be written, to be changed and sent. */
export const MailDraft = Type.Object({
  to: Type.String({ description: 'Empty where the client has no address.' }),
  ...letter,
  fileName: Type.String(),
  step: Nullable(Type.Integer({ description: 'Of a reminder: the first, second or third.' })),
});
export type MailDraft = Type.Static<typeof MailDraft>;

/** One time a document was sent, and how far it came. */
export const InvoiceMail = Type.Object({
  id: Id('invoices.mail'),
  kind: Type.Enum(['document', 'reminder']),
  step: Nullable(Type.Integer()),
  to: Type.String(),
  language: Language,
  at: Instant,
  by: Nullable(Type.String({ description: 'Null: nobody, the clock.' })),
  state: Type.Enum(['queued', 'sent', 'kept', 'failed', 'held'], {
    description:
      'Kept: there is no mail server, it stays in the outbox. Failed: it is tried again. ' +
      'Held: too many went to that address.',
  }),
  fault: Type.String({ description: 'What the mail server said against it.' }),
});
export type InvoiceMail = Type.Static<typeof InvoiceMail>;

const perStep = <T extends Type.TSchema>(schema: T) =>
  Type.Array(schema, { minItems: 3, maxItems: 3 });

/** When and in what words clients are reminded of what is past due. */
export const Reminders = Type.Object(
  {
    isOn: Type.Boolean({ description: 'Sent automatically, once a day; otherwise only by hand.' }),
    days: perStep(
      Type.Integer({
        minimum: 1,
        maximum: 365,
        description: 'The first so long after the due day, each other after the one before.',
      }),
    ),
    words: perStep(
      Type.String({ maxLength: 2_000, description: 'Empty: ours, in the client’s language.' }),
    ),
  },
  closed,
);
export type Reminders = Type.Static<typeof Reminders>;
