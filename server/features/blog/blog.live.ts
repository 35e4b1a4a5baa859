import { adminsOf, everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { isPublished } from './blog.access.ts';
import type { PostRow } from './blog.rows.ts';

/** Everyone hears of what everyone may read; of anything else only who may change it. */
export function tellPost(tx: Tx, organisationId: number, now: Date, ...rows: PostRow[]): void {
  if (rows.some((row) => isPublished(row, now))) return tellPublished(tx, organisationId);
  const authors = rows.flatMap(({ author }) => (author ? [author.id] : []));
  const rooms = [...new Set(authors)].map((id) => personIn(organisationId, id));
  tx.tell('blog.changed', {}, [adminsOf(organisationId), ...rooms]);
}

export const tellPublished = (tx: Tx, organisationId: number) =>
  tx.tell('blog.changed', {}, [everyoneIn(organisationId)]);

export const tellCommented = (tx: Tx, organisationId: number, postId: number) =>
  tx.tell('blog.commented', { postId }, [everyoneIn(organisationId)]);
