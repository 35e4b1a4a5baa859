import type { Tx } from '../../platform/work.ts';
import { insertPerson, lockRole } from '../events/index.ts';
import { roleOf } from '../organisations/index.ts';
import { tellMine } from './moderation.live.ts';
import { renewBan } from './moderation.measure.ts';
import { moveMeasures } from './moderation.measures.queries.ts';

/** What was done about a double stands against the person who is kept: nobody gets rid of it so. */
export async function handOverMeasures(
  tx: Tx,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  const moved = await moveMeasures(tx, organisationId, fromId, toId);
  for (const eventId of new Set(moved.map((one) => one.eventId))) {
    tellMine(tx, organisationId, eventId, toId);
  }
  if ((await roleOf(tx, organisationId, toId)) === 'admin') return;
  const bans = moved.filter(({ kind }) => kind === 'ban');
  for (const eventId of new Set(bans.map((one) => one.eventId))) {
    await shutOut(tx, organisationId, eventId, toId);
  }
}

/** Also out of an event they never took part in; who keeps order in it stays. */
async function shutOut(tx: Tx, organisationId: number, eventId: number, personId: number) {
  const role = await lockRole(tx, { organisationId, eventId, personId });
  if (role !== null && role !== 'attendee') return;
  if (role === null) await insertPerson(tx, organisationId, eventId, personId);
  await renewBan(tx, { eventId, personId }, organisationId, new Date());
}
