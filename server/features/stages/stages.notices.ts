import type { Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { notify } from '../notifications/index.ts';
import { findAdminIds } from '../organisations/index.ts';
import { findStage } from './stages.queries.ts';
import type { RunRow } from './stages.rows.ts';

/** The picture stands still: who runs the event hears it at once, however often in one run it does. */
export async function alarmOrganisers(tx: Tx, run: RunRow): Promise<void> {
  const [data, organiserIds] = await Promise.all([
    newsOf(tx, run),
    findAdminIds(tx, run.organisationId),
  ]);
  if (!data) return;
  await notify(tx, run.organisationId, organiserIds, {
    kind: 'stages.stopped',
    data,
    link: '/live-conference',
    groupKey: `stages.${run.id}`,
  });
}

/** Whoever is asked on stage may be on another page, or away. */
export async function askOnStage(tx: Tx, run: RunRow, personId: number): Promise<void> {
  const data = await newsOf(tx, run);
  if (!data) return;
  await notify(tx, run.organisationId, [personId], {
    kind: 'stages.asked',
    data,
    link: `/live-event?stage=${run.stageId}`,
    groupKey: `stages.guest.${run.id}`,
  });
}

async function newsOf(tx: Tx, { organisationId, eventId, stageId }: RunRow) {
  const [event, stage] = await Promise.all([
    findEvent(tx, organisationId, eventId),
    findStage(tx, organisationId, eventId, stageId),
  ]);
  if (!event || !stage) return null;
  const { name: eventName, languages } = event;
  return { eventId, eventName, languages, stageId, stage: stage.name };
}
