import type { FaceSetup, FaceUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { slugsFor } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { requireFace, requireFaceLocked } from './face.access.ts';
import { findDomain } from './face.domains.queries.ts';
import { homeOf } from './face.home.ts';
import { tellFaceChanged } from './face.live.ts';
import { type FaceRow, isPlaceTaken, updateFace } from './face.queries.ts';
import { setupView } from './face.view.ts';

export const readFace = async (work: Work, person: Person): Promise<FaceSetup> =>
  setupOf(work, work.db, await requireFace(work.db, person));

export function changeFace(
  work: Work,
  person: Person,
  { version, ...update }: FaceUpdate,
): Promise<FaceSetup> {
  return work.transaction(async (tx) => {
    const before = await requireFaceLocked(tx, person);
    if (before.version !== version) throw problem('face.changed_meanwhile');
    const place = update.place ?? before.place ?? (await likelyPlace(tx, person.organisationId));
    const after: FaceRow = { ...before, ...update, place, version: version + 1 };
    await refuseUnusable(tx, before, after);
    await updateFace(tx, after);
    const names = Object.keys(update) as (keyof typeof update)[];
    await record(tx, person, {
      action: 'face.changed',
      subject: place,
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: update,
    });
    tellFaceChanged(tx, person.organisationId);
    return setupOf(work, tx, after);
  });
}

/** Nobody is shown to everyone whose founder nobody knows. */
async function refuseUnusable(tx: Db, before: FaceRow, { place, ...after }: FaceRow) {
  const { organisationId } = after;
  if (place !== null && (await isPlaceTaken(tx, place, organisationId))) {
    throw problem('face.place_taken');
  }
  if (!after.isPublic || before.isPublic) return;
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
}

/** What it is called for short, until somebody says otherwise. */
async function likelyPlace(db: Db, organisationId: number): Promise<string> {
  const organisation = await organisationById(db, organisationId);
  for (const place of slugsFor(organisation?.shortName ?? '')) {
    if (!(await isPlaceTaken(db, place, organisationId))) return place;
  }
  throw new Error('No address was free.');
}

async function setupOf(work: Work, db: Db, row: FaceRow): Promise<FaceSetup> {
  const { organisationId } = row;
  return setupView(row, {
    place: row.place ?? (await likelyPlace(db, organisationId)),
    home: await homeOf(work, db, organisationId),
    domain: await findDomain(db, organisationId),
  });
}
