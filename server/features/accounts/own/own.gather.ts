import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '../../../platform/db/db.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Work } from '../../../platform/work.ts';
import { type ExportRow, findExport, noteProgress, settleExport } from './own.exports.queries.ts';
import { exportView } from './own.exports.ts';
import { readAvatar } from '../settings/settings.picture.ts';

/** What one feature knows about a person: a file of that name in the copy. */
export interface Chapter {
  name: string;
  read(db: Db, personId: number): Promise<unknown>;
}

const day = 86_400_000;
const keptForMs = 7 * day;

const words = `This is a copy of what Plenum keeps about you.
Each file that ends in .json is text any program can read. Times are in UTC.
Your picture is beside them if you have one.
`;

/** One chapter after the other, each told to the person as it is done. A second run starts anew. */
export async function gatherExport(
  work: Work,
  chapters: readonly Chapter[],
  { personId, exportId }: { personId: number; exportId: number },
): Promise<void> {
  const row = await findExport(work.db, personId, exportId);
  if (row?.state !== 'working') return;
  try {
    await gather(work, chapters, personId, exportId);
  } catch (error) {
    // Told at once rather than tried in silence: the person asks again when they like.
    tell(work, await settleExport(work.db, exportId, { file: null, expiresAt: expiryOf(work) }));
    throw error;
  }
}

async function gather(
  work: Work,
  chapters: readonly Chapter[],
  personId: number,
  exportId: number,
): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(words), 'README.txt');
  const picture = await readAvatar(work, personId);
  if (picture) zip.addReadStream(picture, 'picture.webp');
  for (const [index, { name, read }] of chapters.entries()) {
    const content = JSON.stringify(await read(work.db, personId), null, 2);
    zip.addBuffer(Buffer.from(content), `${name}.json`);
    const progress = Math.round((90 * (index + 1)) / chapters.length);
    tell(work, await noteProgress(work.db, exportId, progress));
  }
  zip.end();
  const file = await work.files.keep('zip', zip.outputStream as Readable);
  const settled = await settleExport(work.db, exportId, { file, expiresAt: expiryOf(work) });
  if (!settled) await work.files.remove(file);
  tell(work, settled);
}

const expiryOf = ({ clock }: Work) => new Date(clock.now().getTime() + keptForMs);

function tell(work: Work, row: ExportRow | null): void {
  if (!row) return;
  const { organisationId, personId } = row;
  const room = personIn(organisationId, personId);
  work.hub.tell('accounts.export_changed', { export: exportView(row) }, [room]);
}
