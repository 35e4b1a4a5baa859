import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { judge } from '../../moderation/index.ts';
import { canModerate } from '../chat.access.ts';
import { wasHeardIn } from './lines.moderated.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

/**
 * Whether words wait for a moderator before everybody reads them; refused ones are refused. Only in
 * a channel does a line wait: elsewhere those few who read it are whom it is for.
 */
export async function isHeld(
  db: Db,
  person: Person,
  seen: SeenRow,
  text: string,
): Promise<boolean> {
  const { organisationId, eventId, kind, rules } = seen;
  if (eventId === null) return false;
  const verdict = await judge(db, organisationId, eventId, text);
  if (kind !== 'channel' || canModerate(person, seen)) return false;
  if (verdict === 'held') return true;
  return rules.holdsNewcomers && !(await wasHeardIn(db, organisationId, eventId, person.id));
}
