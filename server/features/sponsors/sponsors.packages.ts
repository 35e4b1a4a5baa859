import type { PackageInput, PackageUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import type { Work } from '../../platform/work.ts';
import { requirePackage } from './sponsors.access.ts';
import { changing } from './sponsors.changing.ts';
import {
  deletePackage,
  findPackages,
  insertPackage,
  isPackageUsed,
  orderPackages,
  updatePackage,
} from './sponsors.packages.queries.ts';
import { drawSeed, updateSeconds } from './sponsors.queries.ts';
import type { PackageRow } from './sponsors.rows.ts';

const mostPackages = 20;

/** What the audit trail calls it. */
const titleOf = ({ name }: Pick<PackageRow, 'name'>): string =>
  Object.values(name).find(Boolean) ?? '';

export const addPackage = (work: Work, person: Person, eventId: number, input: PackageInput) =>
  changing(work, person, eventId, async (tx) => {
    const { length } = await findPackages(tx, person.organisationId, eventId);
    if (length >= mostPackages) throw problem('sponsors.too_many');
    const made = await insertPackage(tx, person.organisationId, eventId, input);
    return {
      action: 'sponsors.package_added',
      ...(made && { subjectId: made.id }),
      subject: titleOf(input),
    };
  });

export const changePackage = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  { version, ...update }: PackageUpdate,
) =>
  changing(work, person, eventId, async (tx, event) => {
    const before = await requirePackage(tx, event, id);
    if (before.version !== version) throw problem('sponsors.changed_meanwhile');
    const after = { ...before, ...update };
    await updatePackage(tx, person.organisationId, id, after);
    const subject = titleOf(after);
    return { action: 'sponsors.package_changed', subjectId: id, subject, before, after };
  });

export const movePackage = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  beforeId: number | null,
) =>
  changing(work, person, eventId, async (tx, event) => {
    const moved = await requirePackage(tx, event, id);
    const ids = (await findPackages(tx, person.organisationId, eventId)).map((one) => one.id);
    const order = putBefore(ids, id, beforeId);
    if (!order) throw problem('not_found');
    await orderPackages(tx, person.organisationId, order);
    return { action: 'sponsors.package_moved', subjectId: id, subject: titleOf(moved) };
  });

export const removePackage = (work: Work, person: Person, eventId: number, id: number) =>
  changing(work, person, eventId, async (tx, event) => {
    const before = await requirePackage(tx, event, id);
    if (await isPackageUsed(tx, person.organisationId, id)) {
      throw problem('sponsors.package_in_use');
    }
    await deletePackage(tx, person.organisationId, id);
    const subject = titleOf(before);
    return { action: 'sponsors.package_removed', subjectId: id, subject, before };
  });

export const drawAgain = (work: Work, person: Person, eventId: number) =>
  changing(work, person, eventId, async (tx, event) => {
    await drawSeed(tx, person.organisationId, eventId);
    return { action: 'sponsors.seed_drawn', subjectId: eventId, subject: event.name };
  });

export const setSeconds = (work: Work, person: Person, eventId: number, seconds: number) =>
  changing(work, person, eventId, async (tx, event) => {
    await updateSeconds(tx, person.organisationId, eventId, seconds);
    const deed = { action: 'sponsors.rotation_changed', after: { seconds } } as const;
    return { ...deed, subjectId: eventId, subject: event.name };
  });
