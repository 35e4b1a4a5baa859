import * as Type from 'typebox';
import { Id, Instant, Nullable } from '../../kernel/values.ts';
import { Language, TimeZone } from '../accounts/index.ts';

const settings = {
  accent: Nullable(
    Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'Null: the accent of the product.' }),
  ),
  languages: Type.Array(Language, {
    minItems: 1,
    maxItems: 4,
    uniqueItems: true,
    description: 'What it speaks; the first one before all.',
  }),
  timeZone: TimeZone,
  tagManagerId: Nullable(
    Type.String({ pattern: '^GTM-[A-Z0-9]{4,12}$', description: 'Null: no tag manager.' }),
  ),
};

export const Organisation = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  shortName: Type.String({ description: 'Names the menu entry of the people who run it.' }),
  isVerified: Type.Boolean({ description: 'May invite, email and publish.' }),
  logo: Nullable(Type.String()),
  ...settings,
  version: Type.Integer({ description: 'Rises with each change of the settings.' }),
  canLoadTags: Type.Boolean({
    description: 'The operator lets pages load the tag manager; kept for later where not.',
  }),
});
export type Organisation = Type.Static<typeof Organisation>;

export const OrganisationUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these settings were made on.' }),
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    shortName: Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' }),
    ...settings,
  },
  { additionalProperties: false },
);
export type OrganisationUpdate = Type.Static<typeof OrganisationUpdate>;

const MailState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('sent'),
  Type.Literal('kept'),
  Type.Literal('failed'),
  Type.Literal('held'),
]);

/** What became of a mail: it left, or would have where no mail server is; it waits; it failed; it is held back. */
const outboxStates = ['left', 'queued', 'failed', 'held'] as const;
export type OutboxState = (typeof outboxStates)[number];

export const OutboxQuery = Type.Object({
  state: Type.Optional(Type.Enum([...outboxStates])),
  from: Type.Optional(Type.String({ format: 'date', description: 'Written then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Written then or before.' })),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The id of the last email seen: what came before it.',
    }),
  ),
});
export type OutboxQuery = Type.Static<typeof OutboxQuery>;

export const OutboxLine = Type.Object({
  id: Id('organisations.mail'),
  to: Type.String(),
  subject: Type.String(),
  state: MailState,
  attempts: Type.Integer(),
  lastError: Nullable(Type.String()),
  createdAt: Instant,
});
export type OutboxLine = Type.Static<typeof OutboxLine>;

export const OutboxPage = Type.Object({
  mails: Type.Array(OutboxLine),
  hasMore: Type.Boolean(),
  total: Type.Integer(),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
export type OutboxPage = Type.Static<typeof OutboxPage>;

export const OutboxMail = Type.Object({
  ...OutboxLine.properties,
  text: Nullable(
    Type.String({
      description:
        'Only of emails kept here that organisers may read as well; null: only its recipient may.',
    }),
  ),
});
export type OutboxMail = Type.Static<typeof OutboxMail>;
