import type { Role } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { isAround, isOpenTo, talkingEventsOf } from './people.reach.queries.ts';

export interface ContactRow {
  id: number;
  fullName: string;
  avatar: string | null;
  role: Role;
}

const columns: Sql = sql`m.person_id as id, m.role,
  case when a.username = '-' || a.id then '' else coalesce(nullif(a.full_name, ''), a.username)
  end as "fullName", a.avatar`;

/** These people, by their numbers, whoever they are to anybody. */
export const findContactsById = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<ContactRow>(
    sql`select ${columns} from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = any(${ids})
        order by m.person_id`,
  );

/** Where somebody's acquaintances are looked for, so that not every member is gone through. */
const someAround = ({ organisationId, id, role }: Person, limit: number): Sql =>
  role === 'admin'
    ? sql`true`
    : sql`m.person_id in (
        (select person_id from organisations_members
         where organisation_id = ${organisationId} and role = 'admin' and removed_at is null
         order by person_id limit ${limit})
        union (select case when asker_id = ${id} then asked_id else asker_id end
          from profiles_connections where organisation_id = ${organisationId}
            and state = 'connected' and (asker_id = ${id} or asked_id = ${id}) limit ${limit})
        union (select person_id from profiles_found where organisation_id = ${organisationId}
            and is_found and events && array${talkingEventsOf({ organisationId, id, role })}
          order by person_id limit ${limit * 2})
        union (select person_id from exhibitors_staff where organisation_id = ${organisationId}
            and event_id in ${talkingEventsOf({ organisationId, id, role })}
          order by person_id limit ${limit}))`;

/** Whom somebody writes with, and after them, as many as there is room for, whom they could. */
export const findContacts = (
  db: Db,
  person: Person,
  knownIds: readonly number[],
  limit: number,
): Promise<ContactRow[]> =>
  db.rows<ContactRow>(
    plannedAnew(sql`select ${columns}
      from (
        (select person_id, role, true as "isKnown" from organisations_members
         where organisation_id = ${person.organisationId} and person_id = any(${knownIds}))
        union all
        (select m.person_id, m.role, false from organisations_members m
         where ${isAround(person)} and ${someAround(person, limit)} and ${isOpenTo(person)}
           and m.person_id <> all(${knownIds}) order by m.person_id limit ${limit})) m
      cross join lateral (select * from accounts where id = m.person_id limit 1) a
      order by m."isKnown" desc, m.person_id limit ${limit}`),
  );

export interface MessageRow {
  message: string;
  time: Date;
  senderId: number;
}
export interface OutlineRow extends MessageRow {
  contactId: number;
  unseenMsgs: number;
}

/** What a line without words says to who knows of words only: the names of its files. */
const message: Sql = sql`coalesce(nullif(l.text, ''), (
  select string_agg(f.name, ', ' order by f.place, f.id) from chat_files f
  where f.organisation_id = l.organisation_id and f.line_id = l.id), '') as message,
  l.created_at as time, coalesce(l.author_id, 0) as "senderId"`;

/** Somebody's conversations with one other each, in the order they began; of many the latest. */
export const findOutlines = (db: Db, { organisationId, id }: Person, limit: number) =>
  db.rows<OutlineRow>(
    sql`select d."contactId", d."unseenMsgs", coalesce(k.message, '') as message,
               coalesce(k.time, d.last_line_at) as time, coalesce(k."senderId", d."contactId") as "senderId"
        from (
          select c.id, c.last_line_at,
                 case when c.low_id = ${id} then c.high_id else c.low_id end as "contactId",
                 (select count(*)::int from (select from chat_lines u
                    where u.organisation_id = c.organisation_id and u.conversation_id = c.id
                      and u.sequence > me.read_sequence and u.state = 'shown'
                      and u.author_id is distinct from ${id} limit 100) as few) as "unseenMsgs"
          from chat_members me
          join chat_conversations c on c.organisation_id = me.organisation_id
            and c.id = me.conversation_id and c.kind = 'direct' and c.last_line_id is not null
          where me.organisation_id = ${organisationId} and me.person_id = ${id}
            and me.standing in ('member', 'invited', 'asked') and c.archived_at is null
          order by c.last_line_at desc limit ${limit}) d
        left join lateral (
          select ${message} from chat_lines l where l.organisation_id = ${organisationId}
            and l.conversation_id = d.id and l.state = 'shown' order by l.sequence desc limit 1) k
          on true
        order by d.id`,
  );

/** What was said between two, the latest of it, as it was said. */
export const findMessages = (
  db: Db,
  organisationId: number,
  conversationId: number,
  limit: number,
) =>
  db.rows<MessageRow>(
    sql`select message, time, "senderId" from (
          select l.sequence, ${message} from chat_lines l
          where l.organisation_id = ${organisationId} and l.conversation_id = ${conversationId}
            and l.state = 'shown' order by l.sequence desc limit ${limit}) latest
        order by sequence`,
  );
