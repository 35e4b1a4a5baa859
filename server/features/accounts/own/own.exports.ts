import type { DataExport, Download } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import {
  type ExportRow,
  findExport,
  findLatestExport,
  insertExport,
  takeExportsOf,
  takeOldExports,
} from './own.exports.queries.ts';
import { requireRecent } from '../proof/proof.recent.ts';

export const exportJob = 'accounts.gather_export';

export const exportView = (row: ExportRow): DataExport => ({
  id: row.id,
  state: row.state,
  progress: row.progress,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

export async function readLatestExport(work: Work, { id }: Person) {
  const row = await findLatestExport(work.db, id);
  return { export: row && exportView(row) };
}

/** Asked for twice, gathered once. */
export async function startExport(work: Work, person: Person): Promise<DataExport> {
  await requireRecent(work, person);
  return work.transaction(async (tx) => {
    const row = await insertExport(tx, person.organisationId, person.id);
    if (row) {
      await enqueue(tx, exportJob, { personId: person.id, exportId: row.id });
      await record(tx, person, { action: 'accounts.data_exported' });
      return exportView(row);
    }
    const running = await findLatestExport(tx, person.id);
    if (!running) throw problem('conflict');
    return exportView(running);
  });
}

export async function readExportFile(
  work: Work,
  person: Person,
  exportId: number,
): Promise<Download> {
  const row = await findExport(work.db, person.id, exportId);
  if (!row?.file || !row.expiresAt || row.expiresAt <= work.clock.now()) throw problem('not_found');
  // Before the file is opened: one that nobody reads would stay open.
  await requireRecent(work, person);
  const content = await work.files.read(row.file);
  if (!content) throw problem('not_found');
  const day = row.createdAt.toISOString().slice(0, 10);
  return { name: `plenum-my-data-${day}.zip`, content };
}

export async function forgetOldExports(work: Work): Promise<void> {
  await removeFiles(work, await takeOldExports(work.db, work.clock.now()));
}

export async function removeExportsOf(work: Work, personId: number): Promise<void> {
  await removeFiles(work, await takeExportsOf(work.db, personId));
}

async function removeFiles(work: Work, gone: readonly { file: string | null }[]): Promise<void> {
  for (const { file } of gone) if (file) await work.files.remove(file);
}
