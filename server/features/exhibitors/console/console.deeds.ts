import type { VisitorDeeds } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { requireBooth } from '../exhibitors.access.ts';
import { findAsksOf, findDownloadsOf, findVisitsOf } from './console.deeds.queries.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { findScored } from './console.visitors.ts';

/** Who is not named cannot be asked for either: it is as if they had not come. */
export async function readVisitorDeeds(
  work: ExhibitorsWork,
  person: Person,
  exhibitorId: number,
  visitorId: number,
): Promise<VisitorDeeds> {
  const { booth } = await requireBooth(work.db, person, exhibitorId);
  const scored = await findScored(work, booth);
  const visitor = scored.find(({ isNamed, deeds }) => isNamed && deeds.personId === visitorId);
  if (!visitor) throw problem('not_found');
  const at = [work.db, booth.organisationId, exhibitorId, visitorId] as const;
  const [visits, downloads, asks] = await Promise.all([
    findVisitsOf(...at),
    findDownloadsOf(...at),
    findAsksOf(...at),
  ]);
  const names = new Map(booth.shown.documents.map(({ id, name }) => [id, name]));
  const { deeds, score, why } = visitor;
  return {
    personId: deeds.personId,
    fullName: deeds.fullName,
    avatar: deeds.avatar,
    score,
    why,
    visits: visits.map(({ day, seconds }) => ({ day, seconds })),
    downloads: downloads.map(({ documentId, at: takenAt }) => ({
      documentId,
      name: names.get(documentId) ?? null,
      at: takenAt.toISOString(),
    })),
    asks: asks.map((ask) => ({ text: ask.text, at: ask.at.toISOString() })),
  };
}
