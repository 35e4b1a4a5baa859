import type { FeedPost } from '@plenum/contract';
import { openBell } from '../../platform/sockets/bell.ts';
import { everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import { countLikes } from './feed.queries.ts';

type Post = Pick<FeedPost, 'id' | 'eventId' | 'author'> & { organisationId: number };

/** Told by its number, so that thousands need not read for every like; its writer reads whose they are. */
export const ringLikes = openBell<Post>(async ({ db, hub }, post) => {
  const { organisationId, eventId, id, author } = post;
  const counted = await countLikes(db, organisationId, id);
  hub.tell('feed.liked', { eventId, postId: id, ...counted }, [everyoneIn(organisationId)]);
  hub.tell('feed.changed', { eventId }, [personIn(organisationId, author.id)]);
});

export const ringVotes = openBell<Post>(({ hub }, { organisationId, eventId }) => {
  hub.tell('feed.voted', { eventId }, [everyoneIn(organisationId)]);
  return Promise.resolve();
});
