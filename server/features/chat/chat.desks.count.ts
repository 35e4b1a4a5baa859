import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents } from '../events/index.ts';
import { canRead } from './chat.access.ts';
import { countWaitingBooths, countWaitingHelp } from './chat.desks.queries.ts';
import { findSeen } from './chat.seen.queries.ts';

/** For organisers who waits at the help desks, for others answers they have not seen. */
export async function countDesks(
  db: Db,
  person: Person,
): Promise<{ help: number; booths: number }> {
  const { organisationId, id } = person;
  const [help, booths] = await Promise.all([
    canRunEvents(person) ? countWaitingHelp(db, organisationId) : countUnseenHelp(db, person),
    countWaitingBooths(db, organisationId, id),
  ]);
  return { help, booths };
}

async function countUnseenHelp(db: Db, person: Person): Promise<number> {
  const rows = await findSeen(db, person, sql`and c.kind = 'help' and c.asker_id = ${person.id}`);
  const mine = rows.filter((row) => canRead(person, row));
  return mine.reduce((sum, { unseen }) => sum + unseen, 0);
}
