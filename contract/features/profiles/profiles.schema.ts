import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';

const WebAddress = Type.String({ maxLength: 300, pattern: '^https?://[^\\s<>"]+$' });

/** Who sees a field, the fewest first: each sees what the ones before see. */
export const Audience = oneOf('nobody', 'connections', 'holders', 'attendees', 'everyone');
export type Audience = Type.Static<typeof Audience>;

/** Fields one decides about; name and picture are shown to all who may see the person at all. */
export const ProfileField = oneOf(
  'headline',
  'company',
  'country',
  'about',
  'interests',
  'offers',
  'needs',
  'languages',
  'links',
  'email',
  'phone',
);
export type ProfileField = Type.Static<typeof ProfileField>;
const Privacy = Type.Object(
  {
    headline: Audience,
    company: Audience,
    country: Audience,
    about: Audience,
    interests: Audience,
    offers: Audience,
    needs: Audience,
    languages: Audience,
    links: Audience,
    email: Audience,
    phone: Audience,
  },
  closed,
);
export type Privacy = Type.Static<typeof Privacy>;

const Words = Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), {
  maxItems: 20,
  uniqueItems: true,
});
const fields = {
  headline: Type.String({ maxLength: 120 }),
  company: Type.String({ maxLength: 200 }),
  country: Type.String({ maxLength: 100 }),
  about: Type.String({ maxLength: 2_000 }),
  interests: Words,
  offers: Words,
  needs: Words,
  languages: Type.Array(Language, { uniqueItems: true, maxItems: 4 }),
  links: Type.Array(WebAddress, { maxItems: 8, uniqueItems: true }),
};
const choices = {
  isListed: Type.Boolean({
    description: 'Off: found by nobody, in no directory, suggested never.',
  }),
  showsPresence: Type.Boolean(),
  showsVisits: Type.Boolean({ description: 'Booths I visit may know who I am.' }),
};

export const MyProfile = Type.Object({
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
  email: Type.String(),
  phone: Nullable(Type.Integer()),
  ...fields,
  ...choices,
  privacy: Privacy,
  version: Type.Integer(),
});
export type MyProfile = Type.Static<typeof MyProfile>;
export const ProfileUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(Type.Object({ ...fields, ...choices })).properties,
    privacy: Type.Optional(Type.Object(Type.Partial(Privacy).properties, closed)),
  },
  closed,
);
export type ProfileUpdate = Type.Static<typeof ProfileUpdate>;

/** How I stand to a person. */
export const Standing = oneOf('none', 'asked', 'asks', 'connected', 'me');
export type Standing = Type.Static<typeof Standing>;

/** What one person may see of another: what they may not is absent, as if it were empty. */
export const PersonCard = Type.Object({
  id: Id('profiles.person'),
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
  headline: Type.Optional(Type.String()),
  company: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  interests: Type.Optional(Words),
  isOnline: Nullable(Type.Boolean({ description: 'Null: they do not tell.' })),
  standing: Standing,
});
export type PersonCard = Type.Static<typeof PersonCard>;
export const PersonPage = Type.Object({
  ...PersonCard.properties,
  about: Type.Optional(Type.String()),
  offers: Type.Optional(Words),
  needs: Type.Optional(Words),
  languages: Type.Optional(fields.languages),
  links: Type.Optional(fields.links),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.Integer()),
  connectionId: Nullable(Type.Integer()),
  inCommon: Words,
  roles: Type.Array(
    Type.Object({
      what: oneOf('organiser', 'moderator', 'staff', 'attendee'),
      name: Type.String({ description: 'Of the booth; else empty.' }),
    }),
  ),
});
export type PersonPage = Type.Static<typeof PersonPage>;

const filters = {
  q: OptionalText(100),
  company: OptionalText(200),
  country: OptionalText(100),
  interest: OptionalText(40),
  online: Type.Optional(Type.Boolean()),
  connected: Type.Optional(Type.Boolean()),
};
export const DirectoryQuery = Type.Object({
  ...filters,
  sort: Type.Optional(oneOf('name', 'match')),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type DirectoryQuery = Type.Static<typeof DirectoryQuery>;
export const Directory = Type.Object({
  people: Type.Array(PersonCard),
  total: Type.Integer({ description: 'Of those I may find; counted to 10,000.' }),
});
export type Directory = Type.Static<typeof Directory>;
const Choice = Type.Object({ value: Type.String(), people: Type.Integer() });
/** What to filter by: only what I may see of people counts. */
export const DirectoryChoices = Type.Object({
  companies: Type.Array(Choice),
  countries: Type.Array(Choice),
  interests: Type.Array(Choice),
});
export type DirectoryChoices = Type.Static<typeof DirectoryChoices>;

export const FindQuery = Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) });
const group = <T extends Type.TSchema>(hit: T) =>
  Type.Object({
    hits: Type.Array(hit, { description: 'The best first, eight at most.' }),
    total: Type.Integer(),
  });
/** One box over everything of an event. */
export const Found = Type.Object({
  people: group(PersonCard),
  companies: group(Type.Object({ name: Type.String(), people: Type.Integer() })),
  sessions: group(
    Type.Object({ id: Type.Integer(), title: Texts(300), startsAt: Nullable(Instant) }),
  ),
  speakers: group(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      company: Type.String(),
      picture: Nullable(Type.String()),
    }),
  ),
  booths: group(
    Type.Object({ id: Type.Integer(), name: Type.String(), logo: Nullable(Type.String()) }),
  ),
});
export type Found = Type.Static<typeof Found>;

/** Why somebody is suggested, in facts the browser makes words of. */
const Why = Type.Object({
  what: oneOf('interest', 'they-offer', 'they-need', 'session'),
  words: Type.Array(Type.String()),
  sessions: Type.Array(Texts(300)),
});
export type Why = Type.Static<typeof Why>;
export const Suggestion = Type.Object({ person: PersonCard, why: Type.Array(Why) });
export type Suggestion = Type.Static<typeof Suggestion>;

export const SavedSearch = Type.Object({
  id: Id('profiles.search'),
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  search: Type.String({ maxLength: 1_000, description: 'The part after the ? of the address.' }),
});
export type SavedSearch = Type.Static<typeof SavedSearch>;
export const NewSearch = Type.Object(
  { name: SavedSearch.properties.name, search: SavedSearch.properties.search },
  closed,
);

const note = Type.String({ maxLength: 300 });
export const ConnectInput = Type.Object({ note }, closed);
export const ConnectAnswer = Type.Object({ isAccepted: Type.Boolean() }, closed);
export const Connection = Type.Object({
  id: Id('profiles.connection'),
  person: PersonCard,
  note,
  at: Instant,
});
export type Connection = Type.Static<typeof Connection>;
export const Connections = Type.Object({
  connected: Type.Array(Connection),
  incoming: Type.Array(Connection),
  outgoing: Type.Array(Connection),
  leftToday: Type.Integer({ description: 'How many more I may ask today.' }),
});
export type Connections = Type.Static<typeof Connections>;
