import type { NewExhibitor, Texts, Tier } from '@plenum/contract';
import { requireEvent } from '../../events/index.ts';
import { type Column, isAddress, isLink, linkOf, oneByOne, wordIn } from '../../imports/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findLines } from '../console/console.lines.queries.ts';
import { changeBooth } from '../editor/editor.edit.ts';
import type { ExhibitorFacts } from '../exhibitors.facts.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';
import {
  addExhibitor,
  changeExhibitor,
  moveExhibitor,
  removeExhibitor,
} from '../exhibitors.service.ts';

const tiers: Readonly<Record<Tier, readonly string[]>> = {
  platinum: ['platin', 'platine', 'platina'],
  gold: ['or', 'ouro'],
  silver: ['silber', 'argent', 'prata'],
};

const columns: readonly Column[] = [
  {
    key: 'name',
    isNeeded: true,
    most: 120,
    heads: [
      'exhibitor',
      'company',
      'company name',
      'aussteller',
      'firma',
      'nom',
      'exposant',
      'nome',
    ],
  },
  {
    key: 'tier',
    most: 40,
    heads: ['level', 'category', 'package', 'stufe', 'paket', 'niveau', 'nivel'],
    faultIn: (cell) => (wordIn(tiers, cell) ? null : 'no_word'),
  },
  {
    key: 'email',
    most: 254,
    heads: ['contact email', 'e mail', 'mail', 'kontakt', 'e mail adresse', 'courriel'],
    faultIn: isAddress,
  },
  {
    key: 'website',
    most: 500,
    heads: ['url', 'web', 'link', 'webseite', 'site web', 'site'],
    faultIn: isLink,
  },
  { key: 'tagline', most: 160, heads: ['slogan', 'claim', 'motto'] },
  {
    key: 'description',
    most: 5_000,
    heads: ['about', 'beschreibung', 'descricao', 'profile'],
  },
];

type Input = NewExhibitor & { website: string; tagline: Texts; description: Texts };

const sideOf = ({ tier, contactEmail, shown }: ExhibitorRow): Input => ({
  tier,
  contactEmail,
  name: shown.name,
  website: shown.links[0]?.url ?? '',
  tagline: shown.tagline,
  description: shown.description,
});

const blank: Omit<Input, 'name'> = {
  tier: 'silver',
  contactEmail: '',
  website: '',
  tagline: {},
  description: {},
};

/** What visitors see of it, through the booth's own editor; its first link is its website. */
async function writeWords(work: Work, person: Person, before: ExhibitorRow, input: Input) {
  const { id, version, shown } = before;
  const { website, tagline, description } = input;
  const [first, ...rest] = shown.links;
  const link = website ? [{ label: first?.label ?? 'Website', url: website }] : [];
  const links = website === (first?.url ?? '') ? shown.links : [...link, ...rest];
  await changeBooth(work, person, id, { version, tagline, description, links });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The same exhibitor: the same name. New ones are hidden until somebody shows them. */
export const exhibitorsImport = (facts: ExhibitorFacts) =>
  oneByOne<ExhibitorRow, Input>({
    isOfEvent: true,
    columns,
    keyOf: ({ name = '' }) => name.toLowerCase() || null,
    known: ({ db }, { organisationId }, { eventId }) => findLines(db, organisationId, eventId),
    keysOf: ({ name }) => [name.toLowerCase()],
    inputOf: async ({ db }, person, { eventId }) => {
      const { languages } = await requireEvent(db, person, eventId);
      const [language = 'en'] = languages;
      return ({ name = '', tier, email, website, tagline, description }, known) => {
        const before = known ? sideOf(known) : { ...blank, name };
        const said = (words: Texts, cell: string | undefined): Texts =>
          cell ? { ...words, [language]: cell } : words;
        return {
          tier: (tier && wordIn(tiers, tier)) || before.tier,
          contactEmail: email?.toLowerCase() || before.contactEmail,
          name: before.name,
          website: (website && linkOf(website)) || before.website,
          tagline: said(before.tagline, tagline),
          description: said(before.description, description),
        };
      };
    },
    sideOf,
    add: async (work, person, { eventId }, input) => {
      const { name, tier, contactEmail } = input;
      const { id } = await addExhibitor(work, person, eventId, { name, tier, contactEmail });
      const lines = await findLines(work.db, person.organisationId, eventId);
      const made = lines.find((line) => line.id === id);
      const hasWords = !isSame({ ...blank, name, tier, contactEmail }, input);
      if (made && hasWords) await writeWords(work, person, made, input);
    },
    change: async (work, person, { eventId }, known, input) => {
      const { id, tier, contactEmail } = known;
      const own = { ...work, facts };
      const { contactEmail: email } = input;
      if (input.tier !== tier) {
        await moveExhibitor(own, person, eventId, id, { tier: input.tier, beforeId: null });
      }
      if (email !== contactEmail) {
        await changeExhibitor(own, person, eventId, id, { contactEmail: email });
      }
      const { website, tagline, description } = sideOf(known);
      const words = { website, tagline, description };
      const wanted = {
        website: input.website,
        tagline: input.tagline,
        description: input.description,
      };
      if (!isSame(words, wanted)) await writeWords(work, person, known, input);
    },
    remove: (work, person, { eventId }, { id }) =>
      removeExhibitor({ ...work, facts }, person, eventId, id),
  });
