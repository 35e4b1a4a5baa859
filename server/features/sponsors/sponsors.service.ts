import type { SponsorInput, SponsorSetup, SponsorUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import type { Work } from '../../platform/work.ts';
import { keepPicture, removePicture, replacePicture } from '../files/index.ts';
import { type EventRow, requireEvent } from '../events/index.ts';
import { requirePackage, requireSponsor } from './sponsors.access.ts';
import { changing, readEverything } from './sponsors.changing.ts';
import {
  deleteSponsor,
  findSponsors,
  insertSponsor,
  orderSponsors,
  updateLogo,
  updateSponsor,
} from './sponsors.queries.ts';
import { setupView } from './sponsors.view.ts';

const mostSponsors = 200;

export const isFull = async (db: Db, { organisationId, id }: EventRow): Promise<boolean> =>
  (await findSponsors(db, organisationId, id)).length >= mostSponsors;

export async function readSetup(
  work: Work,
  person: Person,
  eventId: number,
): Promise<SponsorSetup> {
  const event = await requireEvent(work.db, person, eventId);
  return setupView(await readEverything(work.db, event));
}

export function addSponsor(work: Work, person: Person, eventId: number, input: SponsorInput) {
  refuseUnusable(input.url);
  return changing(work, person, eventId, async (tx, event) => {
    await requirePackage(tx, event, input.packageId);
    if (await isFull(tx, event)) throw problem('sponsors.too_many');
    const made = await insertSponsor(tx, person.organisationId, eventId, input);
    return { action: 'sponsors.added', ...(made && { subjectId: made.id }), subject: input.name };
  });
}

export function changeSponsor(
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  { version, ...update }: SponsorUpdate,
) {
  if (update.url !== undefined) refuseUnusable(update.url);
  return changing(work, person, eventId, async (tx, event) => {
    const before = await requireSponsor(tx, event, id);
    if (before.version !== version) throw problem('sponsors.changed_meanwhile');
    const after = { ...before, ...update };
    await requirePackage(tx, event, after.packageId);
    await updateSponsor(tx, person.organisationId, id, after);
    return { action: 'sponsors.changed', subjectId: id, subject: after.name, before, after };
  });
}

export const moveSponsor = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  beforeId: number | null,
) =>
  changing(work, person, eventId, async (tx, event) => {
    const sponsor = await requireSponsor(tx, event, id);
    const ids = (await findSponsors(tx, person.organisationId, eventId)).map((one) => one.id);
    const order = putBefore(ids, id, beforeId);
    if (!order) throw problem('not_found');
    await orderSponsors(tx, person.organisationId, order);
    return { action: 'sponsors.moved', subjectId: id, subject: sponsor.name };
  });

export async function removeSponsor(work: Work, person: Person, eventId: number, id: number) {
  let logo: string | null = null;
  const after = await changing(work, person, eventId, async (tx, event) => {
    const before = await requireSponsor(tx, event, id);
    logo = before.logo;
    await deleteSponsor(tx, person.organisationId, id);
    return { action: 'sponsors.removed', subjectId: id, subject: before.name, before };
  });
  await removePicture(work, logo);
  return after;
}

export async function changeLogo(
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  bytes: Uint8Array | null,
): Promise<SponsorSetup> {
  await requireSponsor(work.db, await requireEvent(work.db, person, eventId), id);
  const logo = bytes && (await keepPicture(work, bytes, 'logo', String(person.id)));
  let after: SponsorSetup | undefined;
  await replacePicture(work, logo, async (next) => {
    let old: string | null = null;
    after = await changing(work, person, eventId, async (tx, event) => {
      const before = await requireSponsor(tx, event, id);
      old = before.logo;
      await updateLogo(tx, person.organisationId, id, next);
      const change = { before: { logo: old }, after: { logo: next } };
      return { action: 'sponsors.changed', subjectId: id, subject: before.name, ...change };
    });
    return { replaced: old };
  });
  if (!after) throw problem('not_found');
  return after;
}

function refuseUnusable(url: string | null): void {
  if (url === null || URL.canParse(url)) return;
  throw problem('invalid', { errors: [{ path: '/url', message: 'is no web address' }] });
}
