import { type Sql, sql } from '../../platform/db/sql.ts';
import { isOpenTo } from '../chat/index.ts';
import { isShutOut } from '../events/index.ts';
import { isConnectedTo, isListed } from '../profiles/index.ts';
import type { Reader } from './feed.rows.ts';

/** As much of a reader as decides whose words they read. */
export type Sight = Pick<Reader, 'organisationId' | 'id' | 'role' | 'eventId' | 'isModerator'>;

/**
 * Of the members `m`: whose words this reader may see. Who hides from the directory is read by their
 * connections; a block works both ways; who keeps order sees everyone that is still a member.
 */
const isReadBy = ({ organisationId, id, role, eventId, isModerator }: Sight): Sql => sql`(
  m.person_id = ${id} or (m.removed_at is null and m.deactivated_at is null and (${isModerator}
    or (${isOpenTo({ organisationId, id, role })}
      and not ${isShutOut(sql`m.person_id`, organisationId, eventId)}
      and (m.role = 'admin' or ${isListed(sql`m.person_id`, organisationId)}
        or ${isConnectedTo(organisationId, id)})))))`;

/** Of anything `row` that has a writer and may be hidden. */
export const isShown = (reader: Sight, row: Sql): Sql => sql`
  (${row}.hidden_at is null or ${reader.isModerator} or ${row}.person_id = ${reader.id})
  and ${isWrittenForThem(reader, row)}`;

export const isWrittenForThem = (reader: Sight, row: Sql): Sql => sql`exists (
  select from organisations_members m where m.organisation_id = ${reader.organisationId}
    and m.person_id = ${row}.person_id and ${isReadBy(reader)})`;

/** Of the posts `p`: those for connections are for nobody else, but for who keeps order. */
export const isPostShown = (reader: Reader): Sql => sql`
  p.organisation_id = ${reader.organisationId} and p.event_id = ${reader.eventId}
  and (p.audience = 'event' or p.person_id = ${reader.id} or ${reader.isModerator}
    or (select ${isConnectedTo(reader.organisationId, reader.id)}
        from (select p.person_id) m))
  and ${isShown(reader, sql`p`)}`;
