import type { SponsorInput } from '@plenum/contract';
import { requireEvent } from '../events/index.ts';
import { type Column, isLink, linkOf, oneByOne, wordIn, yesNo } from '../imports/index.ts';
import { findPackages } from './sponsors.packages.queries.ts';
import { findSponsors } from './sponsors.queries.ts';
import type { SponsorRow } from './sponsors.rows.ts';
import { addSponsor, changeSponsor, removeSponsor } from './sponsors.service.ts';

const columns: readonly Column[] = [
  {
    key: 'name',
    isNeeded: true,
    most: 120,
    heads: ['sponsor', 'company', 'company name', 'firma', 'unternehmen', 'nom', 'nome', 'empresa'],
  },
  {
    key: 'package',
    most: 80,
    heads: ['level', 'tier', 'category', 'paket', 'stufe', 'formule', 'niveau', 'pacote', 'nivel'],
  },
  {
    key: 'url',
    most: 500,
    heads: ['website', 'web', 'link', 'webseite', 'site web', 'site'],
    faultIn: isLink,
  },
  {
    key: 'words',
    most: 300,
    heads: ['description', 'about', 'text', 'beschreibung', 'descricao'],
  },
  {
    key: 'active',
    most: 10,
    heads: ['is active', 'shown', 'aktiv', 'actif', 'ativo'],
    faultIn: (cell) => (wordIn(yesNo, cell) ? null : 'no_word'),
  },
];

const sideOf = ({ packageId, name, url, words, isActive }: SponsorRow): SponsorInput => ({
  packageId,
  name,
  url,
  words,
  isActive,
});

/** The same sponsor: the same name. */
export const sponsorsImport = oneByOne<SponsorRow, SponsorInput>({
  isOfEvent: true,
  columns,
  keyOf: ({ name = '' }) => name.toLowerCase() || null,
  known: ({ db }, { organisationId }, { eventId }) => findSponsors(db, organisationId, eventId),
  keysOf: ({ name }) => [name.toLowerCase()],
  inputOf: async ({ db }, person, { eventId }) => {
    const { languages } = await requireEvent(db, person, eventId);
    const [language = 'en'] = languages;
    const packages = await findPackages(db, person.organisationId, eventId);
    const called = (cell: string) =>
      packages.find(({ name }) =>
        Object.values(name).some((word) => word.toLowerCase() === cell.toLowerCase()),
      );
    return (values, known) => {
      const { name = '', package: level, url, words, active } = values;
      const said = level ? called(level)?.id : (known?.packageId ?? packages[0]?.id);
      if (said === undefined) {
        return { fault: { key: 'package', code: 'no_word', value: level ?? '' } };
      }
      return {
        packageId: said,
        name: known?.name ?? name,
        url: url ? linkOf(url) : (known?.url ?? null),
        words: words ? { ...known?.words, [language]: words } : (known?.words ?? {}),
        isActive: active ? wordIn(yesNo, active) === 'yes' : (known?.isActive ?? true),
      };
    };
  },
  sideOf,
  add: (work, person, { eventId }, input) => addSponsor(work, person, eventId, input),
  change: (work, person, { eventId }, { id, version }, input) =>
    changeSponsor(work, person, eventId, id, { ...input, version }),
  remove: (work, person, { eventId }, { id }) => removeSponsor(work, person, eventId, id),
});
