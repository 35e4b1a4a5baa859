import type { AgendaResult, SessionFile } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { cleanName } from '../../platform/files/clean-name.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { wordsIn } from '../../platform/words.ts';
import { type EventRow, requireEvent, requireShownEvent } from '../events/index.ts';
import { requireSession } from './agenda.access.ts';
import { changingDraft } from './versions/versions.draft.ts';
import { findPublished } from './versions/versions.published.queries.ts';
import { findSessions, updateSession } from './agenda.queries.ts';

const mostFiles = 20;
/** Whatever it is called: a browser is only ever given it to keep. */
const ending = 'bin';

export async function addFile(
  work: Work,
  person: Person,
  eventId: number,
  sessionId: number,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<AgendaResult> {
  await requireSession(work.db, await requireEvent(work.db, person, eventId), sessionId);
  const kept = await work.files.keep(ending, bytes);
  const id = kept.slice(0, -ending.length - 1);
  const file = { id, name: cleanName(name), bytes: bytes.byteLength };
  try {
    return await changeFiles(work, person, eventId, sessionId, (files) => {
      if (files.length >= mostFiles) throw problem('agenda.too_many_files');
      return [...files, file];
    });
  } catch (error) {
    await work.files.remove(kept);
    throw error;
  }
}

/** The bytes stay: what is published, and an undo, still need them. */
export const removeFile = (
  work: Work,
  person: Person,
  eventId: number,
  sessionId: number,
  fileId: string,
): Promise<AgendaResult> =>
  changeFiles(work, person, eventId, sessionId, (files) => {
    if (!files.some(({ id }) => id === fileId)) throw problem('not_found');
    return files.filter(({ id }) => id !== fileId);
  });

const changeFiles = (
  work: Work,
  person: Person,
  eventId: number,
  sessionId: number,
  change: (files: readonly SessionFile[]) => SessionFile[],
): Promise<AgendaResult> =>
  changingDraft(work, person, eventId, async (tx, event) => {
    const before = await requireSession(tx, event, sessionId);
    const to = { ...before, files: change(before.files) };
    const after = await updateSession(tx, event.organisationId, eventId, sessionId, to);
    if (!after) throw new Error('The session vanished inside its own transaction.');
    return {
      deed: 'changed',
      subject: wordsIn(before.title, event.languages),
      pairs: [{ before, after }],
    };
  });

export async function readSharedFile(work: Work, slug: string, fileId: string) {
  const event = await requireShownEvent(work.db, slug);
  if (!event.modules.includes('program')) throw problem('not_found');
  const rows = await findPublished(work.db, event.organisationId, event.id);
  const files = rows.flatMap(({ session, isCancelled }) => (isCancelled ? [] : session.files));
  return opened(work, files, fileId);
}

export async function readDraftFile(work: Work, person: Person, eventId: number, fileId: string) {
  const event = await requireEvent(work.db, person, eventId);
  return opened(work, await filesOf(work.db, event), fileId);
}

const filesOf = async (db: Db, { organisationId, id }: EventRow) =>
  (await findSessions(db, organisationId, id)).flatMap(({ files }) => files);

async function opened(work: Work, files: readonly SessionFile[], fileId: string) {
  const file = files.find(({ id }) => id === fileId);
  const content = file && (await work.files.read(`${file.id}.${ending}`));
  if (!content) throw problem('not_found');
  return { name: file.name, content };
}
