import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import {
  type FaceRow,
  findFace,
  findShownFace,
  lockFace,
  type ShownFaceRow,
} from './face.queries.ts';

const canEditFace = ({ role }: Pick<Person, 'role'>): boolean => role === 'admin';

const untouched = (organisationId: number): FaceRow => ({
  organisationId,
  place: null,
  isPublic: false,
  lead: {},
  about: {},
  version: 0,
});

/** For who edits it. */
export async function requireFace(db: Db, person: Person): Promise<FaceRow> {
  if (!canEditFace(person)) throw problem('not_found');
  const { organisationId } = person;
  return (await findFace(db, organisationId)) ?? untouched(organisationId);
}

/** As `requireFace`, and nobody else changes it until the transaction ends. */
export async function requireFaceLocked(db: Db, person: Person): Promise<FaceRow> {
  if (!canEditFace(person)) throw problem('not_found');
  const { organisationId } = person;
  return (await lockFace(db, organisationId)) ?? untouched(organisationId);
}

/** For everyone: what its organisation made public, by its address. */
export async function requireShownFace(db: Db, place: string): Promise<ShownFaceRow> {
  const face = await findShownFace(db, place);
  if (!face) throw problem('not_found');
  return face;
}
