import { openBell } from '../../platform/sockets/bell.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import { countLikes } from './feed.queries.ts';
import type { PostRow } from './feed.rows.ts';

type Post = Pick<PostRow, 'id' | 'eventId'> & { organisationId: number };

/** Told by its number, so that thousands need not read for every like. */
export const ringLikes = openBell<Post>(async ({ db, hub }, { organisationId, eventId, id }) => {
  const likes = await countLikes(db, organisationId, id);
  hub.tell('feed.liked', { eventId, postId: id, likes }, [everyoneIn(organisationId)]);
});

export const ringVotes = openBell<Post>(({ hub }, { organisationId, eventId }) => {
  hub.tell('feed.voted', { eventId }, [everyoneIn(organisationId)]);
  return Promise.resolve();
});
