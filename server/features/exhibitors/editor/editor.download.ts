import type { Download } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { isVisitor, requireShownBooth } from '../exhibitors.access.ts';
import { ringConsole } from '../exhibitors.bell.ts';
import { fileNameOf } from './editor.files.ts';
import { insertDownloads } from '../visits/visits.queries.ts';

/** Of what visitors see; counted once a person, when there is something to give. */
export async function downloadDocument(
  work: Work,
  person: Person,
  eventId: number,
  exhibitorId: number,
  documentId: string,
): Promise<Download> {
  const { db, clock } = work;
  const { booth } = await requireShownBooth(db, person, eventId, exhibitorId);
  const document = booth.shown.documents.find(({ id }) => id === documentId);
  const content = document && (await work.files.read(fileNameOf(document.id)));
  if (!content) throw problem('not_found');
  if (await isVisitor(db, person, booth)) {
    const { organisationId, id: personId } = person;
    const download = { exhibitorId, personId, documentId, at: clock.now() };
    const added = await insertDownloads(db, organisationId, eventId, [download]);
    if (added > 0) ringConsole(work, booth);
  }
  return { name: document.name, content };
}
