import type { NewSpeaker, SpeakerKind } from '@plenum/contract';
import { requireEvent } from '../events/index.ts';
import {
  areLinks,
  type Column,
  isAddress,
  linkOf,
  oneByOne,
  partsOf,
  wordIn,
  yesNo,
} from '../imports/index.ts';
import { findSpeakers } from './speakers.queries.ts';
import type { SpeakerRow } from './speakers.rows.ts';
import { addSpeaker, changeSpeaker, removeSpeaker } from './speakers.service.ts';

const kinds: Readonly<Record<SpeakerKind, readonly string[]>> = {
  keynote: ['keynote speaker', 'hauptredner', 'hauptrednerin', 'conference pleniere'],
  'co-chair': ['chair', 'moderator', 'vorsitz', 'moderation', 'president', 'moderador'],
  speaker: ['redner', 'rednerin', 'referent', 'referentin', 'intervenant', 'orador', 'oradora'],
};

const columns: readonly Column[] = [
  {
    key: 'name',
    most: 120,
    heads: ['full name', 'speaker', 'speaker name', 'nom', 'nome', 'nom complet'],
  },
  {
    key: 'given',
    most: 60,
    heads: ['first name', 'given name', 'vorname', 'prenom', 'nome proprio'],
  },
  {
    key: 'family',
    most: 60,
    heads: ['last name', 'family name', 'surname', 'nachname', 'apelido'],
  },
  {
    key: 'email',
    most: 254,
    heads: ['e mail', 'email address', 'mail', 'e mail adresse', 'courriel', 'adresse e mail'],
    faultIn: isAddress,
  },
  {
    key: 'kind',
    most: 60,
    heads: ['type', 'role', 'art', 'rolle', 'tipo', 'speaker type', 'funcao'],
    faultIn: (cell) => (wordIn(kinds, cell) ? null : 'no_word'),
  },
  {
    key: 'title',
    most: 120,
    heads: ['job title', 'position', 'funktion', 'titel', 'fonction', 'cargo', 'titre'],
  },
  {
    key: 'company',
    most: 120,
    heads: ['organisation', 'organization', 'firma', 'unternehmen', 'entreprise', 'empresa'],
  },
  {
    key: 'bio',
    most: 5_000,
    heads: ['biography', 'about', 'description', 'biografie', 'biographie', 'biografia'],
  },
  {
    key: 'links',
    most: 2_000,
    heads: ['link', 'website', 'url', 'webseite', 'site web', 'linkedin', 'site'],
    faultIn: areLinks,
  },
  {
    key: 'hidden',
    most: 10,
    heads: ['is hidden', 'versteckt', 'verborgen', 'masque', 'oculto'],
    faultIn: (cell) => (wordIn(yesNo, cell) ? null : 'no_word'),
  },
];

const nameIn = ({ name = '', given = '', family = '' }: Readonly<Record<string, string>>): string =>
  name || `${given} ${family}`.trim();

type Input = Pick<NewSpeaker, 'kind' | 'name'> &
  Required<Pick<NewSpeaker, 'email' | 'title' | 'company' | 'bio' | 'links' | 'isHidden'>>;

const sideOf = (row: SpeakerRow): Input => ({
  kind: row.kind,
  name: row.name,
  email: row.email,
  title: row.title,
  company: row.company,
  bio: row.bio,
  links: row.links,
  isHidden: row.isHidden,
});

const blank: Omit<Input, 'name'> = {
  kind: 'speaker',
  email: '',
  title: '',
  company: '',
  bio: {},
  links: [],
  isHidden: false,
};

/** The same speaker: the same address, or the same name where the file has none. */
export const speakersImport = oneByOne<SpeakerRow, Input>({
  isOfEvent: true,
  columns,
  keyOf: (values) => (values['email'] || nameIn(values)).toLowerCase() || null,
  known: ({ db }, { organisationId }, { eventId }) => findSpeakers(db, organisationId, eventId),
  keysOf: ({ email, name }) => [email, name].filter(Boolean).map((one) => one.toLowerCase()),
  inputOf: async ({ db }, person, { eventId }) => {
    const { languages } = await requireEvent(db, person, eventId);
    const [language = 'en'] = languages;
    return (values, known) => {
      const before = known ? sideOf(known) : { ...blank, name: '' };
      const name = nameIn(values) || before.name;
      if (name === '') return { fault: { key: 'name', code: 'needed', value: '' } };
      const { kind, email, title, company, bio, links, hidden } = values;
      return {
        kind: (kind && wordIn(kinds, kind)) || before.kind,
        name,
        email: email || before.email,
        title: title || before.title,
        company: company || before.company,
        bio: bio ? { ...before.bio, [language]: bio } : before.bio,
        links: links ? linksIn(links) : before.links,
        isHidden: hidden ? wordIn(yesNo, hidden) === 'yes' : before.isHidden,
      };
    };
  },
  sideOf,
  add: (work, person, { eventId }, input) => addSpeaker(work, person, eventId, input),
  change: (work, person, { eventId }, { id, version }, input) =>
    changeSpeaker(work, person, eventId, id, { ...input, version }),
  remove: (work, person, { eventId }, { id }) => removeSpeaker(work, person, eventId, id),
});

const linksIn = (cell: string): string[] =>
  partsOf(cell)
    .flatMap((part) => linkOf(part) ?? [])
    .slice(0, 10);
