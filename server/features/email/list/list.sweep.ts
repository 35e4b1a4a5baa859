import type { Tx, Work } from '../../../platform/work.ts';
import {
  deleteAllUnowned,
  deleteUnowned,
  findUnnamed,
  type StoredFile,
} from './list.sweep.queries.ts';

const hourMs = 3_600_000;
const atOnce = 5_000;

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
  for (let isMore = true; isMore;) {
    const { count, files } = await work.transaction(async (tx) => {
      const swept = await deleteAllUnowned(tx, before, atOnce);
      const named = swept.files;
      return { count: swept.count, files: named.length > 0 ? await findUnnamed(tx, named) : [] };
    });
    await removeFiles(work, files);
    isMore = count === atOnce;
  }
}
