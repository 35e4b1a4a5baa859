import type { Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { notify } from '../notifications/index.ts';
import { findOrganiserIds } from './stages.alarm.queries.ts';
import { findStage } from './stages.queries.ts';
import type { RunRow } from './stages.rows.ts';

/** The picture stands still: who runs the event hears it at once, however often in one run it does. */
export async function alarmOrganisers(
  tx: Tx,
  { organisationId, eventId, stageId, id }: RunRow,
): Promise<void> {
  const [event, stage, organiserIds] = await Promise.all([
    findEvent(tx, organisationId, eventId),
    findStage(tx, organisationId, eventId, stageId),
    findOrganiserIds(tx, organisationId),
  ]);
  if (!event || !stage) return;
  const { languages } = event;
  await notify(tx, organisationId, organiserIds, {
    kind: 'stages.stopped',
    data: { eventId, eventName: event.name, languages, stageId, stage: stage.name },
    link: '/live-conference',
    groupKey: `stages.${id}`,
  });
}
