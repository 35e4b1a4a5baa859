import * as Type from 'typebox';
import {
  closed,
  EchoedId,
  Id,
  Instant,
  keepsEmpty,
  Nullable,
  OptionalText,
} from '../../kernel/values.ts';

export const Folder = Type.Enum(['inbox', 'draft', 'spam', 'sent', 'trash']);
export type Folder = Type.Static<typeof Folder>;
export const Label = Type.Enum(['personal', 'company', 'important', 'private']);
export type Label = Type.Static<typeof Label>;

/** Somebody a mail is from or to; their address where the reader may know it. */
export const Party = Type.Object({
  personId: Nullable(Type.Integer()),
  name: Type.String(),
  email: Type.String({ description: 'Empty where it is not shown.' }),
  avatar: Nullable(Type.String()),
  group: Type.Optional(
    Type.Object(
      { key: Type.String(), count: Type.Integer() },
      { description: 'Of a draft: a group as it can be written back, and how many are in it.' },
    ),
  ),
});
export type Party = Type.Static<typeof Party>;

/** As old clients read a file of a mail, with what a new one needs. */
const Attachment = Type.Object({
  fileName: Type.String(),
  thumbnail: Type.String(),
  url: Type.String(),
  size: Type.String({ description: 'As people read it: 52kb.' }),
  id: Id('email.file'),
  type: Type.String(),
  bytes: Type.Integer(),
  picture: Nullable(
    Type.Object(
      { width: Type.Integer(), height: Type.Integer() },
      { description: 'What can be shown in place; null: a file to download.' },
    ),
  ),
});
export type Attachment = Type.Static<typeof Attachment>;

const record = {
  id: Id('email.copy'),
  from: Type.Object({
    email: Type.String(),
    name: Type.String(),
    avatar: Type.String(),
  }),
  to: Type.Array(Type.Object({ name: Type.String(), email: Type.String() })),
  subject: Type.String(),
  cc: Type.Array(Type.String()),
  bcc: Type.Array(Type.String(), { description: 'Told to who wrote it and to nobody else.' }),
  message: Type.String({ description: 'HTML, cleaned when it was written.' }),
  attachments: Type.Array(Attachment),
  isStarred: Type.Boolean(),
  labels: Type.Array(Label),
  time: Instant,
  folder: Folder,
  isRead: Type.Boolean(),
};
const flags = {
  hasPreviousMail: Type.Boolean({ description: 'A newer one comes before it in the list.' }),
  hasNextMail: Type.Boolean({ description: 'An older one comes after it in the list.' }),
};
const Reply = Type.Object({ ...record, replies: Type.Array(Type.Unknown(), { maxItems: 0 }) });

/** One person's own copy of a mail; `replies` are their copies of what came later in its thread. */
export const EmailRecord = Type.Object({ ...record, replies: Type.Array(Reply), ...flags });
export type EmailRecord = Type.Static<typeof EmailRecord>;

export const EmailCounts = Type.Object({
  inbox: Type.Integer({ description: 'Unread ones.' }),
  draft: Type.Integer({ description: 'All of them.' }),
  spam: Type.Integer({ description: 'Unread ones.' }),
});
export type EmailCounts = Type.Static<typeof EmailCounts>;

/** Old clients send `folder=&label=&q=`. An empty folder means every one but trash. */
export const EmailQuery = Type.Object({
  q: OptionalText(200),
  folder: Type.Optional(Type.String({ maxLength: 20, ...keepsEmpty })),
  label: OptionalText(20),
});
export type EmailQuery = Type.Static<typeof EmailQuery>;

export const EmailList = Type.Object({
  emails: Type.Array(EmailRecord, { description: 'The newest first, at most 1,000.' }),
  emailsMeta: EmailCounts,
  truncated: Type.Optional(Type.Boolean({ description: 'There are more than these.' })),
});
export type EmailList = Type.Static<typeof EmailList>;

const many = {
  minItems: 1,
  maxItems: 1000,
  description: 'All of them are mine, or nothing changes and the answer is 404.',
} as const;
const EmailIds = Type.Array(Id('email.copy'), many);
const EchoedEmailIds = Type.Array(EchoedId('email.copy'), many);

export const EmailUpdate = Type.Object(
  {
    emailIds: EchoedEmailIds,
    dataToUpdate: Type.Object(
      {
        isRead: Type.Optional(Type.Boolean()),
        isStarred: Type.Optional(Type.Boolean()),
        folder: Type.Optional(Folder),
      },
      closed,
    ),
  },
  closed,
);
export type EmailUpdate = Type.Static<typeof EmailUpdate>;

export const EmailLabelToggle = Type.Object({ emailIds: EchoedEmailIds, label: Label }, closed);
export const EmailLabelling = Type.Object(
  { emailIds: EmailIds, label: Label, isSet: Type.Boolean() },
  closed,
);
export const EmailPick = Type.Object({ emailIds: EmailIds }, closed);

/** What became of a mail somebody sent, as far as it left this house. */
const Sending = Type.Enum(['leaving', 'waiting', 'sent', 'kept', 'failed'], {
  description:
    'leaving: can still be undone. waiting: on its way to other mail servers. kept: this server has no way out. failed: some address did not take it.',
});

/** A line of a list of mails. */
export const EmailRow = Type.Object({
  id: Id('email.copy'),
  threadId: Type.Integer(),
  folder: Folder,
  isDraft: Type.Boolean({ description: 'Not sent yet: it opens for writing.' }),
  from: Party,
  to: Type.Array(Party, { description: 'The first three; groups by their name.' }),
  subject: Type.String(),
  snippet: Type.String(),
  time: Instant,
  isRead: Type.Boolean(),
  isStarred: Type.Boolean(),
  labels: Type.Array(Label),
  attachments: Type.Integer(),
  inThread: Type.Integer({ description: 'How many emails of its thread I have, itself included.' }),
  sending: Nullable(Sending),
});
export type EmailRow = Type.Static<typeof EmailRow>;

export const EmailPageQuery = Type.Object({
  folder: Type.Optional(
    Type.Enum(['inbox', 'draft', 'spam', 'sent', 'trash', 'starred', 'all'], {
      description: 'inbox until said; all: every folder but trash and spam.',
    }),
  ),
  label: Type.Optional(Label),
  q: OptionalText(200),
  unread: Type.Optional(Type.Boolean()),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Goes on after the email of this number.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});
export type EmailPageQuery = Type.Static<typeof EmailPageQuery>;

export const EmailPage = Type.Object({
  rows: Type.Array(EmailRow),
  hasMore: Type.Boolean(),
  total: Type.Integer({ description: 'Of a search counted up to 1,000.' }),
  counts: EmailCounts,
});
export type EmailPage = Type.Static<typeof EmailPage>;

/** One mail to read. */
export const EmailDetail = Type.Object({
  ...EmailRow.properties,
  to: Type.Array(Party),
  cc: Type.Array(Party),
  bcc: Type.Array(Party, { description: 'Told to who wrote it and to nobody else.' }),
  message: Type.String({
    description: 'Cleaned HTML. A picture from elsewhere is `data-picture="n"` without an address.',
  }),
  pictures: Type.Integer({ description: 'How many pictures from elsewhere it wants.' }),
  files: Type.Array(Attachment),
  leavesAt: Nullable(Instant),
  outside: Type.Array(
    Type.Object({
      email: Type.String(),
      state: Type.Enum(['waiting', 'sent', 'kept', 'failed']),
      error: Nullable(Type.String()),
    }),
    { description: 'Told to who wrote it: each address outside this house.' },
  ),
  inReplyTo: Nullable(
    Type.Integer({ description: 'Of a draft: my email it answers or forwards.' }),
  ),
  version: Type.Integer(),
});
export type EmailDetail = Type.Static<typeof EmailDetail>;

export const EmailOpened = Type.Object({
  email: EmailDetail,
  thread: Type.Array(EmailDetail, {
    description: 'My emails of its thread outside the trash, the oldest first, itself among them.',
  }),
});
export type EmailOpened = Type.Static<typeof EmailOpened>;
