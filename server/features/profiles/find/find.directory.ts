import type { Directory, DirectoryChoices, DirectoryQuery, PersonPage } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import {
  findCompanyChoices,
  findCountryChoices,
  findInterestChoices,
} from '../profiles.choices.queries.ts';
import { findPeople } from './find.found.ts';
import { most, type Sought } from './find.found.queries.ts';
import { findRoles, findSeen, isShownHere } from '../profiles.people.queries.ts';
import { findProfile } from '../profiles.queries.ts';
import type { SeenRow } from '../profiles.rows.ts';
import { cardView, pageView } from '../profiles.view.ts';
import { type PeopleWork, requireViewer, type Viewer } from '../profiles.viewer.ts';
import { wordsOf } from '../../../platform/search/sought-words.ts';

const usualPageSize = 24;

export async function listPeople(
  work: PeopleWork,
  person: Person,
  eventId: number,
  query: DirectoryQuery,
): Promise<Directory> {
  const viewer = await requireViewer(work, person, eventId);
  const online = await work.onlineIn(viewer.organisationId);
  const sought = soughtBy(query, online);
  const { page = 1, perPage: limit = usualPageSize } = query;
  const offset = (page - 1) * limit;
  if (!sought || offset >= most) return { people: [], total: 0 };
  const { ids, total } = await findPeople(work, viewer, sought, { offset, limit });
  const rows = await findSeen(work.db, viewer, ids);
  return { people: rows.map((row) => cardView(row, online)), total };
}

/** Null: something is typed, but no word of it. */
function soughtBy(query: DirectoryQuery, online: ReadonlySet<number>): Sought | null {
  const { q, company, country, interest } = query;
  const words = wordsOf(q ?? '');
  if (q?.trim() && words.length === 0) return null;
  return {
    words,
    ...(company?.trim() && { company }),
    ...(country?.trim() && { country }),
    ...(interest?.trim() && { interest }),
    byMatch: query.sort === 'match',
    isConnected: query.connected ?? false,
    onlineIds: query.online ? [...online] : undefined,
  };
}

export async function listChoices(
  work: PeopleWork,
  person: Person,
  eventId: number,
): Promise<DirectoryChoices> {
  const viewer = await requireViewer(work, person, eventId);
  return {
    companies: await findCompanyChoices(work.db, viewer),
    countries: await findCountryChoices(work.db, viewer),
    interests: await findInterestChoices(work.db, viewer),
  };
}

export async function readPerson(
  work: PeopleWork,
  person: Person,
  eventId: number,
  personId: number,
): Promise<PersonPage> {
  const viewer = await requireViewer(work, person, eventId);
  return pageOf(work, work.db, viewer, await requireSeen(work.db, viewer, personId));
}

/** Who hides is there for themselves, for their connections, and for whom they ask to be one. */
export async function requireSeen(db: Db, viewer: Viewer, personId: number): Promise<SeenRow> {
  const [row] = await findSeen(db, viewer, [personId]);
  const isKnown =
    row?.standing === 'me' || row?.standing === 'connected' || row?.standing === 'asks';
  const isShown = isKnown || (await isShownHere(db, viewer, personId));
  if (!row || !isShown) throw problem('not_found');
  return row;
}

export async function pageOf(
  work: PeopleWork,
  db: Db,
  { organisationId, eventId, id }: Viewer,
  row: SeenRow,
): Promise<PersonPage> {
  const online = await work.onlineIn(organisationId);
  const mine = await findProfile(db, organisationId, id);
  const roles = await findRoles(db, organisationId, eventId, row.id);
  return pageView(row, online, mine?.interests ?? [], roles);
}
