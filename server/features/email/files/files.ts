import type { Download } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { keepShared, openShared, removeShared, type SharedFile } from '../../files/index.ts';
import {
  deleteLoose,
  deleteLooseBut,
  findFile,
  hasCopy,
  insertFiles,
  lockFilesFor,
  type OwnFile,
  putFiles,
} from './files.queries.ts';
import { removeFiles } from '../list/list.sweep.ts';
import { findUnnamed } from '../list/list.sweep.queries.ts';

const mostLoose = 60;
const dayMs = 86_400_000;
/** Together; what leaves the house is a third larger on its way. */
const mostBytes = 20_000_000;

export async function addFile(work: Work, person: Person, sent: SharedFile) {
  const kept = await keepShared(work, sent, 'email.file_not_what_it_says', String(person.id));
  const { organisationId, id } = person;
  try {
    const { made, over } = await work.transaction(async (tx) => ({
      made: await insertFiles(tx, organisationId, id, null, [kept], work.clock.now()),
      over: await findUnnamed(tx, await deleteLooseBut(tx, organisationId, id, mostLoose)),
    }));
    await removeFiles(work, over);
    const [file] = made;
    if (!file) throw problem('not_found');
    return file;
  } catch (error) {
    await removeShared(work, kept);
    throw error;
  }
}

export async function readFile(work: Work, person: Person, id: number): Promise<Download> {
  const file = await requireFile(work, person, id);
  return openShared(work, file.name, file.storedAs);
}

export async function readPicture(work: Work, person: Person, id: number): Promise<Download> {
  const file = await requireFile(work, person, id);
  return openShared(work, file.name, file.pictureAs);
}

/** Whoever has a copy of the mail has its files; of what no mail took only who put it there. */
async function requireFile({ db }: Work, person: Person, id: number): Promise<OwnFile> {
  const { organisationId } = person;
  const file = await findFile(db, organisationId, id);
  if (!file) throw problem('not_found');
  const { messageId, ownerId } = file;
  const isMine =
    messageId === null
      ? ownerId === person.id
      : await hasCopy(db, organisationId, person.id, messageId);
  if (!isMine) throw problem('not_found');
  return file;
}

/** A draft has these files and no others. */
export async function attach(
  tx: Tx,
  { organisationId, id }: Person,
  messageId: number,
  fileIds: readonly number[],
  at: Date,
): Promise<void> {
  const files = await lockFilesFor(tx, organisationId, id, messageId, fileIds);
  if (files.length !== fileIds.length) throw problem('not_found');
  if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw problem('email.too_large');
  await putFiles(tx, organisationId, messageId, fileIds, at);
}

export async function sweepLooseFiles(work: Work): Promise<void> {
  const before = new Date(work.clock.now().getTime() - dayMs);
  const gone = await work.transaction(async (tx) => findUnnamed(tx, await deleteLoose(tx, before)));
  await removeFiles(work, gone);
}
