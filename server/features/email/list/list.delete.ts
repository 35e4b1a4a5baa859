import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireCopies } from '../email.access.ts';
import { type DeletedCopy, deleteCopies, deleteTrashed } from './list.change.queries.ts';
import { removeFiles, sweepThese } from './list.sweep.ts';
import { tellCopies } from '../email.tell.ts';

const atOnce = 1_000;

/** From the trash, or a draft: what was received or sent goes there first. */
export async function deleteEmails(
  work: Work,
  person: Person,
  ids: readonly number[],
  key: string | null = null,
): Promise<void> {
  const { files } = await deleting(work, person, key, async (tx) => {
    const copies = await requireCopies(tx, person, ids);
    const isInTheWay = copies.some(({ folder, state }) => folder !== 'trash' && state !== 'draft');
    if (isInTheWay) throw problem('email.not_in_trash');
    return deleteCopies(tx, person, ids);
  });
  await removeFiles(work, files);
}

/** However much it is: so many a transaction. */
export async function emptyTrash(work: Work, person: Person): Promise<number> {
  let count = 0;
  for (let isMore = true; isMore;) {
    const { gone, files } = await deleting(work, person, null, (tx) =>
      deleteTrashed(tx, person, atOnce),
    );
    await removeFiles(work, files);
    count += gone;
    isMore = gone === atOnce;
  }
  return count;
}

/** Gone from the mailbox, told, and swept if nobody has it any more. */
const deleting = (
  work: Work,
  { organisationId, id: ownerId }: Person,
  key: string | null,
  takeOut: (tx: Tx) => Promise<DeletedCopy[]>,
) =>
  work.transaction(async (tx) => {
    const gone = await takeOut(tx);
    if (gone.length === 0) return { gone: 0, files: [] };
    const goneIds = gone.map(({ id }) => id);
    const threadIds = gone.map(({ threadId }) => threadId);
    await tellCopies(tx, organisationId, ownerId, { goneIds, threadIds, key });
    const messageIds = gone.map(({ messageId }) => messageId);
    return { gone: gone.length, files: await sweepThese(tx, organisationId, messageIds) };
  });
