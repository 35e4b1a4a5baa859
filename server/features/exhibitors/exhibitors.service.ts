import type {
  ExhibitorMove,
  ExhibitorSetup,
  ExhibitorUpdate,
  NewExhibitor,
} from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, requireEvent } from '../events/index.ts';
import { requireExhibitor } from './exhibitors.access.ts';
import { changing } from './editor/editor.changing.ts';
import type { ExhibitorsWork } from './exhibitors.facts.ts';
import { removeUnused } from './editor/editor.files.ts';
import { tellBooth, tellExhibitorsChanged, tellMyBooths } from './exhibitors.live.ts';
import {
  countExhibitors,
  deleteExhibitor,
  findOrder,
  insertExhibitor,
  lockOrder,
  setOrder,
  updateStanding,
} from './exhibitors.queries.ts';
import { emptyContent, type ExhibitorRow } from './exhibitors.rows.ts';
import { findStaffIds } from './booths/booths.staff.queries.ts';

const mostExhibitors = 500;

/** Last in its tier, and hidden until somebody shows it. */
export const addExhibitor = (
  work: Work,
  person: Person,
  eventId: number,
  { name, ...input }: NewExhibitor,
): Promise<{ id: number }> =>
  work.transaction(async (tx) => {
    const event = await requireEvent(tx, person, eventId);
    const made = await insertLast(tx, event, { ...input, shown: emptyContent(name.trim()) });
    await record(tx, person, { action: 'exhibitors.added', subjectId: made.id, subject: name });
    tellExhibitorsChanged(tx, event, { isOnFloor: false });
    return made;
  });

export async function insertLast(
  tx: Db,
  event: EventRow,
  fields: Parameters<typeof insertExhibitor>[3],
): Promise<{ id: number }> {
  const { organisationId, id: eventId } = event;
  await lockOrder(tx, organisationId, eventId);
  if (await isHallFull(tx, event)) throw problem('exhibitors.too_many');
  const made = await insertExhibitor(tx, organisationId, eventId, fields);
  if (!made) throw new Error('The exhibitor was not inserted.');
  return made;
}

export const isHallFull = async (db: Db, { organisationId, id }: EventRow): Promise<boolean> =>
  (await countExhibitors(db, organisationId, id)) >= mostExhibitors;

export const changeExhibitor = (
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
  id: number,
  update: ExhibitorUpdate,
): Promise<ExhibitorSetup> =>
  changing(work, person, eventId, async (tx, event) => {
    const before = await requireExhibitor(tx, event, id);
    const after = { ...before, ...update };
    await updateStanding(tx, person.organisationId, id, after);
    await tellBooth(tx, 'exhibitors.booth_changed', before);
    return {
      deed: {
        action: 'exhibitors.changed',
        subjectId: id,
        subject: before.name,
        before: standingOf(before),
        after: standingOf(after),
      },
      isOnFloor: before.isShown !== after.isShown,
    };
  });

const standingOf = ({ isShown, contactEmail }: ExhibitorRow) => ({ isShown, contactEmail });

export const moveExhibitor = (
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
  id: number,
  { tier, beforeId }: ExhibitorMove,
): Promise<ExhibitorSetup> =>
  changing(work, person, eventId, async (tx, event) => {
    const { organisationId } = person;
    const before = await requireExhibitor(tx, event, id);
    const order = await findOrder(tx, organisationId, eventId, tier);
    const ids = putBefore(order, id, beforeId);
    if (!ids) throw problem('not_found');
    await setOrder(tx, organisationId, tier, ids);
    await tellBooth(tx, 'exhibitors.booth_changed', before);
    return {
      deed: {
        action: 'exhibitors.moved',
        subjectId: id,
        subject: before.name,
        before: { tier: before.tier },
        after: { tier },
      },
      isOnFloor: before.isShown,
    };
  });

/** The cards go back to their people before the booth that holds them goes. */
export async function removeExhibitor(
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
  id: number,
): Promise<ExhibitorSetup> {
  let gone: ExhibitorRow | undefined;
  const setup = await changing(work, person, eventId, async (tx, event) => {
    const { organisationId } = person;
    const before = await requireExhibitor(tx, event, id);
    const staff = await findStaffIds(tx, organisationId, id);
    await work.facts.withdrawAll(tx, organisationId, id);
    await deleteExhibitor(tx, organisationId, id);
    tellMyBooths(tx, before, staff);
    gone = before;
    const { name: subject, tier, contactEmail } = before;
    return {
      deed: {
        action: 'exhibitors.removed',
        subjectId: id,
        subject,
        before: { tier, contactEmail },
      },
      isOnFloor: before.isShown,
    };
  });
  if (gone) await removeUnused(work, gone, null);
  return setup;
}
