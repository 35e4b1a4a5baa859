import type { Tx, Work } from '../../platform/work.ts';
import {
  deleteAllUnowned,
  deleteUnowned,
  findUnnamed,
  type StoredFile,
} from './email.sweep.queries.ts';

const hourMs = 3_600_000;

/** Part of what took the last copy; the files go from the disk once it is committed. */
export async function sweepThese(
  tx: Tx,
  organisationId: number,
  messageIds: readonly number[],
): Promise<StoredFile[]> {
  const files = await deleteUnowned(tx, organisationId, messageIds);
  return files.length > 0 ? findUnnamed(tx, files) : [];
}

export async function removeFiles(work: Work, files: readonly StoredFile[]): Promise<void> {
  for (const { storedAs, pictureAs } of files) {
    await work.files.remove(storedAs);
    if (pictureAs) await work.files.remove(pictureAs);
  }
}

/** What two took the last copies of at once, and what was kept until it had left. */
export async function sweepMails(work: Work): Promise<void> {
  const before = new Date(work.clock.now().getTime() - hourMs);
  const files = await work.transaction(async (tx) => {
    const named = await deleteAllUnowned(tx, before);
    return named.length > 0 ? findUnnamed(tx, named) : [];
  });
  await removeFiles(work, files);
}
