import type { Download } from '@plenum/contract';
import { cleanName } from '../../platform/files/clean-name.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { drawShared } from '../files/index.ts';
import { canModerate, requireConversation } from './chat.access.ts';
import { lookedAt } from './chat.file-types.ts';
import {
  deleteUnsent,
  deleteUnsentBut,
  type FileRow,
  findFile,
  insertFile,
  type NewFile,
} from './chat.files.queries.ts';
import type { SeenRow } from './chat.rows.ts';
import { requireMayWrite } from './chat.rules.ts';

const mostUnsent = 30;
const dayMs = 86_400_000;
/** Whatever it is called: nothing finds it by its name, a browser is only ever given it to keep. */
const ending = 'bin';

interface SentFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

type Kept = Omit<NewFile, 'conversationId' | 'authorId'>;

export async function addFile(
  work: Work,
  person: Person,
  conversationId: number,
  sent: SentFile,
): Promise<{ id: number; name: string }> {
  const row = await requireConversation(work.db, person, conversationId);
  await requireMayWrite(work.db, person, row, work.clock.now());
  const kept = await keep(work, sent);
  try {
    return await insert(work, person, { ...kept, conversationId, authorId: person.id });
  } catch (error) {
    await remove(work, kept);
    throw error;
  }
}

async function keep(work: Work, { name, type, bytes }: SentFile): Promise<Kept> {
  const plain = cleanName(name);
  const { isPicture } = lookedAt(type, bytes);
  if (isPicture) return keepPicture(work, plain, bytes);
  const storedAs = await work.files.keep(ending, bytes);
  const size = bytes.byteLength;
  return { name: plain, type, size, storedAs, pictureAs: null, width: null, height: null };
}

async function keepPicture(work: Work, name: string, bytes: Uint8Array): Promise<Kept> {
  const { whole, small, width, height } = await drawShared(bytes);
  const storedAs = await work.files.keep(ending, whole);
  const pictureAs = await work.files.keep(ending, small);
  const drawn = `${name.replace(/\.[^.]*$/, '')}.webp`;
  const size = whole.byteLength;
  return { name: drawn, type: 'image/webp', size, storedAs, pictureAs, width, height };
}

const insert = (work: Work, { organisationId, id }: Person, file: NewFile) =>
  work.transaction(async (tx) => {
    const row = await insertFile(tx, organisationId, file, work.clock.now());
    if (!row) throw problem('not_found');
    const over = await deleteUnsentBut(tx, organisationId, id, mostUnsent);
    for (const one of over) await remove(work, one);
    return row;
  });

async function remove(
  work: Work,
  { storedAs, pictureAs }: Pick<NewFile, 'storedAs' | 'pictureAs'>,
) {
  await work.files.remove(storedAs);
  if (pictureAs) await work.files.remove(pictureAs);
}

export async function readFile(work: Work, person: Person, id: number): Promise<Download> {
  const file = await requireFile(work, person, id);
  return open(work, file.name, file.storedAs);
}

export async function readPicture(work: Work, person: Person, id: number): Promise<Download> {
  const { name, pictureAs } = await requireFile(work, person, id);
  return open(work, name, pictureAs);
}

async function open(work: Work, name: string, stored: string | null): Promise<Download> {
  const content = stored && (await work.files.read(stored));
  if (!content) throw problem('not_found');
  return { name, content };
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
  for (const one of await deleteUnsent(work.db, before)) await remove(work, one);
}
