import type { Download } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { keepShared, openShared, removeShared, type SharedFile } from '../../files/index.ts';
import { canModerate, requireConversation } from '../chat.access.ts';
import {
  deleteUnsent,
  deleteUnsentBut,
  type FileRow,
  findFile,
  insertFile,
  type NewFile,
} from './files.queries.ts';
import type { SeenRow } from '../chat.rows.ts';
import { requireMayWrite } from '../lines/lines.rules.ts';

const mostUnsent = 30;
const dayMs = 86_400_000;

export async function addFile(
  work: Work,
  person: Person,
  conversationId: number,
  sent: SharedFile,
): Promise<{ id: number; name: string }> {
  const row = await requireConversation(work.db, person, conversationId);
  await requireMayWrite(work.db, person, row, work.clock.now());
  const kept = await keepShared(work, sent, 'chat.file_not_what_it_says', String(person.id));
  try {
    return await insert(work, person, { ...kept, conversationId, authorId: person.id });
  } catch (error) {
    await removeShared(work, kept);
    throw error;
  }
}

const insert = (work: Work, { organisationId, id }: Person, file: NewFile) =>
  work.transaction(async (tx) => {
    const row = await insertFile(tx, organisationId, file, work.clock.now());
    if (!row) throw problem('not_found');
    const over = await deleteUnsentBut(tx, organisationId, id, mostUnsent);
    for (const one of over) await removeShared(work, one);
    return row;
  });

export async function readFile(work: Work, person: Person, id: number): Promise<Download> {
  const file = await requireFile(work, person, id);
  return openShared(work, file.name, file.storedAs);
}

export async function readPicture(work: Work, person: Person, id: number): Promise<Download> {
  const { name, pictureAs } = await requireFile(work, person, id);
  return openShared(work, name, pictureAs);
}

/** Whoever reads the line has its files; of what is not sent yet only who put it there. */
async function requireFile({ db }: Work, person: Person, id: number): Promise<FileRow> {
  const file = await findFile(db, person.organisationId, id);
  if (!file) throw problem('not_found');
  const row = await requireConversation(db, person, file.conversationId);
  if (!isOpen(person, row, file)) throw problem('not_found');
  return file;
}

function isOpen(person: Person, row: SeenRow, { state, sequence, authorId }: FileRow): boolean {
  if (state === null) return authorId === person.id;
  if (row.kind === 'group' && (sequence ?? 0) <= row.joinedSequence) return false;
  if (state === 'held') return authorId === person.id || canModerate(person, row);
  return state === 'shown';
}

export async function sweepFiles(work: Work): Promise<void> {
  const before = new Date(work.clock.now().getTime() - dayMs);
  for (const one of await deleteUnsent(work.db, before)) await removeShared(work, one);
}
