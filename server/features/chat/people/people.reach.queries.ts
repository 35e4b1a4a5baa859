import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { canRunEvents } from '../../events/index.ts';
import { isConnectedTo } from '../../profiles/index.ts';

type Who = Pick<Person, 'organisationId' | 'id' | 'role'>;

/** Events somebody takes part in now, where people talk. */
export const talkingEventsOf = ({ organisationId, id }: Who): Sql => sql`(
  select e.id from events_people ep
  join events e on e.organisation_id = ep.organisation_id and e.id = ep.event_id
  where ep.organisation_id = ${organisationId} and ep.person_id = ${id}
    and coalesce(ep.banned_until, '-infinity') <= now()
    and e.state <> 'draft' and e.modules @> '{chat}')`;

/** Those of an event whom its directory shows, and the staff of its booths on the floor. */
const isMetIn = (who: Who): Sql => sql`exists (
  select from events_people met
  where met.organisation_id = m.organisation_id and met.person_id = m.person_id
    and coalesce(met.banned_until, '-infinity') <= now()
    and met.event_id in ${talkingEventsOf(who)}
    and (exists (select from profiles_found f join events e
                   on e.organisation_id = f.organisation_id and e.id = met.event_id
                 where f.organisation_id = m.organisation_id and f.person_id = m.person_id
                   and f.is_found and e.modules @> '{people}')
      or exists (select from exhibitors_staff s join exhibitors x
                   on x.organisation_id = s.organisation_id and x.id = s.exhibitor_id
                 where s.organisation_id = m.organisation_id and s.person_id = m.person_id
                   and s.event_id = met.event_id and x.is_shown)))`;

/** Of the members `m`: whom somebody may address, blocks aside. Organisers know all, and all know them. */
export const isAround = (who: Who): Sql => sql`
  m.organisation_id = ${who.organisationId} and m.person_id <> ${who.id}
  and m.removed_at is null and m.deactivated_at is null
  and (${canRunEvents(who)} or m.role = 'admin' or ${isConnectedTo(who.organisationId, who.id)} or ${isMetIn(who)})`;

/** Of the members `m`: with no block between, whoever blocked whom. */
export const isOpenTo = ({ organisationId, id }: Who): Sql => sql`not exists (
  select from chat_blocks b where b.organisation_id = ${organisationId}
    and ((b.person_id = ${id} and b.blocked_id = m.person_id)
      or (b.person_id = m.person_id and b.blocked_id = ${id})))`;

/** Those of these who can be written to; `isKnown`: without asking first. */
export const findReachable = (db: Db, who: Who, ids: readonly number[]) =>
  db.rows<{ id: number; isKnown: boolean }>(
    sql`select m.person_id as id,
               (${canRunEvents(who)} or m.role = 'admin' or ${isConnectedTo(who.organisationId, who.id)}) as "isKnown"
        from organisations_members m
        where m.person_id = any(${ids}) and ${isAround(who)} and ${isOpenTo(who)}`,
  );

/** Whom somebody has met in any way, so that naming them by number tells nothing new. */
export const hasMet = async (db: Db, who: Who, otherId: number): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from organisations_members m
        where m.person_id = ${otherId} and m.organisation_id = ${who.organisationId} and (
          (${isAround(who)})
          or exists (select from chat_members mine
            join chat_members theirs on theirs.organisation_id = mine.organisation_id
              and theirs.conversation_id = mine.conversation_id and theirs.person_id = ${otherId}
            join chat_conversations c on c.organisation_id = mine.organisation_id
              and c.id = mine.conversation_id and c.kind in ('direct', 'group')
            where mine.organisation_id = ${who.organisationId} and mine.person_id = ${who.id}
              and ${who.id} <> ${otherId})
          or exists (select from chat_lines l
            join chat_conversations c on c.organisation_id = l.organisation_id
              and c.id = l.conversation_id and c.kind = 'channel'
            where l.organisation_id = ${who.organisationId} and l.author_id = ${otherId}
              and l.state = 'shown' and ${who.id} <> ${otherId}
              and c.event_id in ${talkingEventsOf(who)}))`,
  )) !== null;
