import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireCopies } from './email.access.ts';
import { deleteCopies, deleteTrashed } from './email.change.queries.ts';
import { removeFiles, sweepThese } from './email.sweep.ts';
import { tellCopies } from './email.tell.ts';

const atOnce = 1_000;

/** From the trash, or a draft: what was received or sent goes there first. */
export async function deleteEmails(work: Work, person: Person, ids: readonly number[]) {
  const { organisationId, id: ownerId } = person;
  const files = await work.transaction(async (tx) => {
    const copies = await requireCopies(tx, person, ids);
    const isInTheWay = copies.some(({ folder, state }) => folder !== 'trash' && state !== 'draft');
    if (isInTheWay) throw problem('email.not_in_trash');
    const gone = await deleteCopies(tx, person, ids);
    await tellCopies(tx, organisationId, ownerId, { goneIds: gone.map(({ id }) => id) });
    return sweepThese(
      tx,
      organisationId,
      gone.map(({ messageId }) => messageId),
    );
  });
  await removeFiles(work, files);
}

/** However much it is: so many a transaction. */
export async function emptyTrash(work: Work, person: Person): Promise<number> {
  let count = 0;
  for (let isMore = true; isMore;) {
    const { gone, files } = await work.transaction(async (tx) => {
      const deleted = await deleteTrashed(tx, person, atOnce);
      const goneIds = deleted.map(({ id }) => id);
      if (goneIds.length > 0) await tellCopies(tx, person.organisationId, person.id, { goneIds });
      const messageIds = deleted.map(({ messageId }) => messageId);
      return {
        gone: deleted.length,
        files: await sweepThese(tx, person.organisationId, messageIds),
      };
    });
    await removeFiles(work, files);
    count += gone;
    isMore = gone === atOnce;
  }
  return count;
}
