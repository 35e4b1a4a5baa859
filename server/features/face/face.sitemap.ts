import type { PublicPages } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { findShownFaceOf } from './face.queries.ts';

/** The organisation's own page, in each of its languages. */
export const pagesOfFace: PublicPages = async ({ db }, { organisationId }) => {
  const face = await findShownFaceOf(db, organisationId);
  if (!face) return [];
  const organisation = await organisationById(db, organisationId);
  return [{ path: `/o/${face.place}`, languages: organisation?.languages ?? [] }];
};
