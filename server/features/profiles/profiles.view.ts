import type { MyProfile, PersonCard, PersonPage, ProfileField } from '@plenum/contract';
import { sees } from './profiles.audience.ts';
import type { ProfileRow, SeenRow } from './profiles.rows.ts';
import { shared } from './profiles.words.ts';

export const myProfileView = (row: ProfileRow): MyProfile => ({
  fullName: row.fullName,
  avatar: row.avatar,
  email: row.email,
  phone: row.phone,
  headline: row.headline,
  company: row.company,
  country: row.country,
  about: row.about,
  interests: row.interests,
  offers: row.offers,
  needs: row.needs,
  languages: row.languages,
  links: row.links,
  isListed: row.isListed,
  showsPresence: row.showsPresence,
  showsVisits: row.showsVisits,
  privacy: row.privacy,
  version: row.version,
});

const onCard = ['headline', 'company', 'country', 'interests'] as const;
const onPage = ['about', 'offers', 'needs', 'languages', 'links', 'email', 'phone'] as const;

/** What one may see of these; nobody can tell what is hidden from what is empty. */
function shownOf<F extends ProfileField & keyof SeenRow>(
  row: SeenRow,
  fields: readonly F[],
): Partial<{ [K in F]: NonNullable<SeenRow[K]> }> {
  const shown = fields
    .filter((field) => sees(row.nearness, row.privacy, field))
    .map((field) => [field, row[field]] as const)
    .filter(([, value]) => value !== null && value !== '' && !isEmptyList(value));
  return Object.fromEntries(shown) as Partial<{ [K in F]: NonNullable<SeenRow[K]> }>;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The words of a field, where the viewer sees it. */
export const wordsShown = (row: SeenRow, field: 'interests' | 'offers' | 'needs'): string[] =>
  sees(row.nearness, row.privacy, field) ? row[field] : [];

export const cardView = (row: SeenRow, online: ReadonlySet<number>): PersonCard => ({
  id: row.id,
  fullName: row.fullName,
  avatar: row.avatar,
  ...shownOf(row, onCard),
  isOnline: row.showsPresence && row.nearness < 5 ? online.has(row.id) : null,
  standing: row.standing,
});

export const pageView = (
  row: SeenRow,
  online: ReadonlySet<number>,
  mine: readonly string[],
  roles: PersonPage['roles'],
): PersonPage => ({
  ...cardView(row, online),
  ...shownOf(row, onPage),
  connectionId: row.connectionId,
  inCommon: row.standing === 'me' ? [] : shared(mine, wordsShown(row, 'interests')),
  roles,
});
