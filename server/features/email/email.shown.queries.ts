import { type Sql, sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents } from '../events/index.ts';

type Who = Pick<Person, 'organisationId' | 'id' | 'role'>;

const audience = sql`(select profiles_audiences(p.privacy) ->> 'email' from profiles p
  where p.organisation_id = m.organisation_id and p.person_id = m.person_id)`;

const isConnected = ({ organisationId, id }: Who): Sql => sql`exists (
  select from profiles_connections k
  where k.organisation_id = ${organisationId} and k.state = 'connected'
    and least(k.asker_id, k.asked_id) = least(m.person_id, ${id}::bigint)
    and greatest(k.asker_id, k.asked_id) = greatest(m.person_id, ${id}::bigint))`;

const isInAnEventWith = ({ organisationId, id }: Who): Sql => sql`exists (
  select from events_people mine
  join events_people theirs on theirs.organisation_id = mine.organisation_id
    and theirs.event_id = mine.event_id and theirs.person_id = m.person_id
  join profiles_found f on f.organisation_id = theirs.organisation_id
    and f.person_id = theirs.person_id and f.is_found
  where mine.organisation_id = ${organisationId} and mine.person_id = ${id})`;

/** Of a member `m`: whether somebody may read their address, as profiles tell it. */
export const showsAddress = (who: Who): Sql =>
  canRunEvents(who as Person)
    ? sql`true`
    : sql`(m.person_id = ${who.id} or case ${audience}
        when 'everyone' then ${isConnected(who)} or ${isInAnEventWith(who)}
        when 'attendees' then ${isConnected(who)} or ${isInAnEventWith(who)}
        when 'holders' then ${isConnected(who)}
        when 'connections' then ${isConnected(who)}
        else false end)`;
