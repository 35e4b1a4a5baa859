import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';

/** What a card can tell; the name always stands on it. */
export const CardField = oneOf(
  'email',
  'phone',
  'company',
  'headline',
  'website',
  'country',
  'linkedIn',
);
export type CardField = Type.Static<typeof CardField>;
const Fields = Type.Array(CardField, { uniqueItems: true, maxItems: 7 });

/** What stands on a card that was given: the chosen fields that are not empty. */
const value = Type.Optional(Type.String());
export const CardValues = Type.Object({
  fullName: Type.String(),
  email: value,
  phone: value,
  company: value,
  headline: value,
  website: value,
  country: value,
  linkedIn: value,
});
export type CardValues = Type.Static<typeof CardValues>;

/** My card in an event, as I chose it. */
export const MyCard = Type.Object({
  fields: Fields,
  values: CardValues,
  all: CardValues,
  link: Type.String({
    description: 'Signed: the content of my card’s QR code. It can be replaced at any time.',
  }),
});
export type MyCard = Type.Static<typeof MyCard>;
export const MyCardUpdate = Type.Object({ fields: Fields }, closed);

export const DropInput = Type.Object(
  {
    key: Type.String({ format: 'uuid', description: 'Made by who drops: a repeat drops once.' }),
    exhibitorId: Id('exhibitors.exhibitor'),
    fields: Fields,
    note: Type.String({ maxLength: 1_000 }),
  },
  closed,
);
export type DropInput = Type.Static<typeof DropInput>;

/** A booth that holds my card, or held it: my receipt. */
export const Drop = Type.Object({
  id: Id('dropcards.drop'),
  exhibitorId: Nullable(Type.Integer({ description: 'Null: the exhibitor is gone.' })),
  exhibitor: Type.String(),
  logo: Nullable(Type.String()),
  values: CardValues,
  note: Type.String(),
  via: oneOf('tap', 'scan'),
  at: Instant,
  withdrawnAt: Nullable(Instant),
  staff: Type.Array(CardValues, { description: 'The cards of the staff, given in return.' }),
});
export type Drop = Type.Static<typeof Drop>;

/** One line of what I agreed to; lines are only ever added. */
export const LedgerEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  what: oneOf('given', 'withdrawn'),
  via: oneOf('tap', 'scan', 'removal'),
  exhibitor: Type.String(),
  fields: Fields,
});
export type LedgerEntry = Type.Static<typeof LedgerEntry>;

const rating = Type.Integer({ minimum: 0, maximum: 5, description: '0: not rated.' });
const tags = Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), {
  maxItems: 20,
  uniqueItems: true,
});
const remark = Type.String({ maxLength: 5_000 });

/** A card a booth holds. Of a withdrawn one nothing is left but that there was one. */
export const Lead = Type.Object({
  id: Id('dropcards.lead'),
  personId: Nullable(Type.Integer()),
  values: Nullable(CardValues),
  avatar: Nullable(Type.String()),
  note: Type.String({ description: 'What the visitor wrote.' }),
  via: oneOf('tap', 'scan'),
  at: Instant,
  withdrawnAt: Nullable(Instant),
  rating,
  tags,
  remark,
  assigneeId: Nullable(Type.Integer()),
  score: Type.Integer(),
  version: Type.Integer(),
});
export type Lead = Type.Static<typeof Lead>;

const filters = {
  q: OptionalText(200),
  rating: Type.Optional(Type.Integer({ minimum: 0, maximum: 5, description: 'At least.' })),
  tag: OptionalText(40),
  assigneeId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '0: nobody.' }),
  ),
  sort: Type.Optional(oneOf('-at', 'at', '-rating', '-score', 'name')),
};
export const LeadFilter = Type.Object(filters);
export type LeadFilter = Type.Static<typeof LeadFilter>;
export const LeadQuery = Type.Object({
  ...filters,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type LeadQuery = Type.Static<typeof LeadQuery>;
export const LeadPage = Type.Object({
  leads: Type.Array(Lead),
  total: Type.Integer(),
  tags: Type.Array(Type.String(), { description: 'All that the booth uses.' }),
});
export type LeadPage = Type.Static<typeof LeadPage>;
export const LeadUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    rating: Type.Optional(rating),
    tags: Type.Optional(tags),
    remark: Type.Optional(remark),
    assigneeId: Type.Optional(Nullable(Id('dropcards.assignee'))),
  },
  closed,
);
export type LeadUpdate = Type.Static<typeof LeadUpdate>;

const code = Type.String({
  minLength: 1,
  maxLength: 300,
  description: 'The content of the link or QR code.',
});
/** Without what it tells: the staff sees whose card it is before taking it. */
export const CardPreview = Type.Object({
  eventId: Type.Integer(),
  fullName: Type.String(),
  fields: Fields,
});
export type CardPreview = Type.Static<typeof CardPreview>;
export const CardLook = Type.Object({ code }, closed);
export const ScanInput = Type.Object(
  {
    key: Type.String({ format: 'uuid' }),
    code,
    remark,
  },
  closed,
);
export type ScanInput = Type.Static<typeof ScanInput>;
