import type { Addressable } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { literally, nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { findReachable, isAround, isOpenTo } from '../../chat/index.ts';
import { canRunEvents, isLetIn } from '../../events/index.ts';
import { findAddressesShown } from '../../profiles/index.ts';
import { anywhere } from '../../../platform/search/looking.ts';

type FoundPerson = Addressable['people'][number];

const nameOf = sql`coalesce(nullif(a.full_name, ''), a.username)`;
const most = 10;

/** Under a name, and for who knows all addresses also under one of those. */
const isCalled = (person: Person, q: string): Sql => {
  if (q === '') return nothing;
  const byName = sql`' ' || f.sort_name like '% ' || profiles_fold(${literally(q)}) || '%'`;
  if (!canRunEvents(person)) return sql`and ${byName}`;
  return sql`and (${byName} or m.search_text like ${anywhere(q)})`;
};

export async function findPeopleToWriteTo(
  db: Db,
  person: Person,
  q: string,
): Promise<FoundPerson[]> {
  const people = await findPeople(db, person, q);
  const ids = people.map(({ personId }) => personId);
  const shown = await addressesShown(db, person, ids);
  return people.map((one) => (shown.has(one.personId) ? one : { ...one, email: '' }));
}

/** Whose address somebody may know: organisers all, others as its owner shows it. */
async function addressesShown(
  db: Db,
  person: Person,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (canRunEvents(person) || ids.length === 0) return new Set(ids);
  const asked = ids.map((personId) => ({ readerId: person.id, personId }));
  const shown = await findAddressesShown(db, person.organisationId, asked);
  return new Set(shown.map(({ personId }) => personId));
}

const findPeople = (db: Db, person: Person, q: string) =>
  db.rows<FoundPerson>(
    plannedAnew(sql`
      select m.person_id as "personId", ${nameOf} as "fullName", a.avatar, m.company as about,
             a.email
      from organisations_members m
      join accounts a on a.id = m.person_id
      join profiles_found f on f.organisation_id = m.organisation_id and f.person_id = m.person_id
      where ${isAround(person)} and ${isOpenTo(person)} ${isCalled(person, q)}
      order by f.sort_name collate "C", m.person_id limit ${most}`),
  );

/** Those of these people who may be written to, by their name. */
export async function findNamesOf(
  db: Db,
  person: Person,
  ids: readonly number[],
  known: readonly number[],
): Promise<Map<number, string>> {
  const reached = (await findReachable(db, person, ids)).map(({ id }) => id);
  const rows = await db.rows<{ id: number; name: string }>(
    sql`select m.person_id as id, ${nameOf} as name
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${person.organisationId} and m.person_id = any(${ids})
          and m.removed_at is null and m.deactivated_at is null
          and (m.person_id = any(${reached})
            or (m.person_id = any(${known}) and m.person_id <> ${person.id} and ${isOpenTo(person)}))`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Members under these addresses whom somebody may write to, and whose address they may know. */
export async function findMembersAt(
  db: Db,
  person: Person,
  addresses: readonly string[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db.rows<{ id: number; name: string; email: string }>(
    sql`select m.person_id as id, ${nameOf} as name, lower(a.email) as email
        from accounts a join organisations_members m on m.person_id = a.id
        where lower(a.email) = any(${addresses}) and a.verified_at is not null
          and ${isAround(person)} and ${isOpenTo(person)}`,
  );
  const ids = rows.map(({ id }) => id);
  const shown = await addressesShown(db, person, ids);
  const known = rows.filter(({ id }) => shown.has(id));
  return new Map(known.map(({ email, id, name }) => [email, { id, name }]));
}

export type GroupKind = Addressable['groups'][number]['kind'];
/** Of the members `m`: those in a group. The speakers of an event are known by their address. */
export const isInGroup = (organisationId: number, { kind, eventId }: GroupKey): Sql => {
  const isIn = sql`exists (select from events_people p where p.organisation_id = ${organisationId}
    and p.event_id = ${eventId} and p.person_id = m.person_id and ${isLetIn(sql`p`)})`;
  switch (kind) {
    case 'staff':
      return sql`m.role = 'admin'`;
    case 'everyone':
      return isIn;
    case 'speakers':
      return sql`exists (select from speakers s join accounts sa on lower(sa.email) = lower(s.email)
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId} and s.email <> ''
          and sa.id = m.person_id and sa.verified_at is not null)`;
    case 'exhibitors':
      return sql`${isIn} and exists (select from exhibitors_staff s
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          and s.person_id = m.person_id)`;
  }
};

export interface GroupKey {
  kind: GroupKind;
  /** 0 of a group that is of no event. */
  eventId: number;
}

export const countGroup = async (db: Db, organisationId: number, group: GroupKey) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from organisations_members m
          where m.organisation_id = ${organisationId} and m.removed_at is null
            and m.deactivated_at is null and ${isInGroup(organisationId, group)}`,
    )
  )?.count ?? 0;

/** The latest events under a part of their name. */
export const findEventsLike = (db: Db, organisationId: number, q: string, limit: number) =>
  db.rows<{ id: number; name: string }>(
    sql`select id, name from events where organisation_id = ${organisationId}
          and plain_words(name) like ${anywhere(q)}
        order by starts_on desc, id desc limit ${limit}`,
  );

export const findEventNames = async (db: Db, organisationId: number, ids: readonly number[]) => {
  const rows = await db.rows<{ id: number; name: string }>(
    sql`select id, name from events where organisation_id = ${organisationId} and id = any(${ids})`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
