import * as Type from 'typebox';
import { closed, Nullable } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { PostCard } from '../blog/index.ts';
import { EventCard, Slug, Texts } from '../events/index.ts';
import { ShownHelp } from '../help/index.ts';

export const Place = Type.String({
  ...Slug,
  description: 'The part after /o/ in its address; unique over all organisations.',
});

const version = Type.Integer({ description: 'Rises with each change.' });

const said = {
  place: Place,
  isPublic: Type.Boolean(),
  lead: Texts(200),
  about: Texts(5_000),
};

export const FaceUpdate = Type.Object(
  { version, ...Type.Partial(Type.Object(said)).properties },
  closed,
);
export type FaceUpdate = Type.Static<typeof FaceUpdate>;

export const NewDomain = Type.Object(
  {
    name: Type.String({ minLength: 4, maxLength: 190, description: 'Such as events.example.org.' }),
  },
  closed,
);

export type NewDomain = Type.Static<typeof NewDomain>;

/** Nothing is served there before it is proven: a record of the domain says what only its owner can say. */
const FaceDomain = Type.Object({
  name: Type.String(),
  recordName: Type.String({ description: 'The name of the TXT record.' }),
  recordValue: Type.String(),
  isProven: Type.Boolean(),
  missingSince: Nullable(
    Type.String({
      format: 'date-time',
      description: 'Its record is not there; after seven days the domain is off.',
    }),
  ),
});
export type FaceDomain = Type.Static<typeof FaceDomain>;

/** All an organiser sets about the public page. */
export const FaceSetup = Type.Object({
  ...said,
  version,
  address: Type.String({ description: 'The whole address of the page.' }),
  domain: Nullable(FaceDomain),
});
export type FaceSetup = Type.Static<typeof FaceSetup>;

const { id, slug, name, tagline, startsOn, endsOn, state, languages, logo, banner } =
  EventCard.properties;
const FaceEvent = Type.Object({
  id,
  slug,
  name,
  tagline,
  startsOn,
  endsOn,
  state,
  languages,
  logo,
  banner,
});
export type FaceEvent = Type.Static<typeof FaceEvent>;

/** What everyone may know of an organisation. */
export const OrganisationPage = Type.Object({
  place: Place,
  name: Type.String(),
  logo: Nullable(Type.String()),
  accent: Nullable(Type.String()),
  languages: Type.Array(Language),
  lead: said.lead,
  about: said.about,
  events: Type.Array(FaceEvent, {
    maxItems: 100,
    description: 'Live ones first, then those to come, then those over.',
  }),
  posts: Type.Array(PostCard, { maxItems: 3 }),
  help: Type.Array(ShownHelp.properties.categories.items, {
    description: 'What its help is about; empty where it keeps that to its own people.',
  }),
  eventSlug: Nullable(
    Type.String({
      description: 'At whose address its news and help are shown; null: nowhere yet.',
    }),
  ),
});
export type OrganisationPage = Type.Static<typeof OrganisationPage>;

/** What else of its organisation is for everyone, beside an event. */
export const AroundEvent = Type.Object({
  organisation: Nullable(Type.Object({ place: Place, name: Type.String() })),
  hasNews: Type.Boolean(),
});
