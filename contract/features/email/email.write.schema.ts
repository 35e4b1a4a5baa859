import * as Type from 'typebox';
import { closed, Id, Nullable } from '../../kernel/values.ts';
import { EmailDetail } from './email.schema.ts';

/** To whom: a person, a group, or an address. */
export const Addressee = Type.Union([
  Type.Object({ personId: Id('email.addressee') }, closed),
  Type.Object(
    {
      group: Type.String({
        pattern: '^(staff|event:[1-9][0-9]{0,14}:(everyone|speakers|exhibitors))$',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      email: Type.String({ format: 'email', maxLength: 254 }),
      name: Type.Optional(Type.String({ maxLength: 200 })),
    },
    closed,
  ),
]);
export type Addressee = Type.Static<typeof Addressee>;
const Addressees = Type.Array(Addressee, { maxItems: 100 });

const draft = {
  to: Addressees,
  cc: Addressees,
  bcc: Addressees,
  subject: Type.String({ maxLength: 500 }),
  message: Type.String({ maxLength: 200_000 }),
  fileIds: Type.Array(Id('email.file'), { maxItems: 20, uniqueItems: true }),
};
export const NewDraft = Type.Object(
  {
    ...Type.Partial(Type.Object(draft)).properties,
    answers: Type.Optional(
      Nullable(
        Type.Object(
          {
            emailId: Id('email.copy'),
            way: Type.Enum(['reply', 'replyAll', 'forward'], {
              description: 'A forward takes the files of what it forwards along.',
            }),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
);
export type NewDraft = Type.Static<typeof NewDraft>;
export const DraftUpdate = Type.Object(
  { ...Type.Partial(Type.Object(draft)).properties, version: Type.Integer() },
  closed,
);
export type DraftUpdate = Type.Static<typeof DraftUpdate>;
export const OneEmail = Type.Object({ email: EmailDetail });

export const Sent = Type.Object(
  {
    version: Type.Integer(),
    delaySeconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 30, description: 'So long it can be undone.' }),
    ),
  },
  closed,
);

/** Whom I may write to, by a part of their name. */
export const Addressable = Type.Object({
  people: Type.Array(
    Type.Object({
      personId: Type.Integer(),
      fullName: Type.String(),
      avatar: Nullable(Type.String()),
      email: Type.String({ description: 'Empty where it is not shown to me.' }),
      about: Type.String({ description: 'Company or role.' }),
    }),
    { description: 'The first ten.' },
  ),
  groups: Type.Array(
    Type.Object({
      group: Type.String(),
      kind: Type.Enum(['staff', 'everyone', 'speakers', 'exhibitors']),
      eventName: Type.String(),
      count: Type.Integer(),
    }),
  ),
});
export type Addressable = Type.Static<typeof Addressable>;
