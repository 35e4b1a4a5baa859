import { problem } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/work.ts';
import type { WritingFacts } from '../moderation/index.ts';
import { requireComment, requirePost } from './feed.access.ts';
import { findComment, updateCommentHidden } from './feed.comments.queries.ts';
import { tellCommented, tellFeed } from './feed.live.ts';
import { takeCommentNoticesBack } from './feed.notices.ts';
import { findEventOfPost } from './feed.queries.ts';
import { updatePostHidden } from './feed.writing.queries.ts';

async function setPost(tx: Tx, organisationId: number, id: number, hiddenAt: Date | null) {
  const eventId = await findEventOfPost(tx, organisationId, id);
  if (eventId === null) return;
  await updatePostHidden(tx, organisationId, id, hiddenAt);
  tellFeed(tx, organisationId, eventId);
}

async function setComment(tx: Tx, organisationId: number, id: number, hiddenAt: Date | null) {
  const comment = await findComment(tx, organisationId, id);
  const eventId = comment && (await findEventOfPost(tx, organisationId, comment.postId));
  if (!comment || eventId === null) return;
  await updateCommentHidden(tx, organisationId, id, hiddenAt);
  if (hiddenAt) await takeCommentNoticesBack(tx, organisationId, id);
  tellCommented(tx, organisationId, { eventId, id: comment.postId });
}

/** What moderation is told of posts, and may do to them. */
export const postFacts: WritingFacts = {
  seenBy: async (tx, person, id) => {
    const { post } = await requirePost(tx, person, id);
    if (post.hiddenAt) throw problem('not_found');
    const text = [post.text, ...post.answers].join('\n');
    return { eventId: post.eventId, authorId: post.personId, text };
  },
  hide: (tx, organisationId, id, at) => setPost(tx, organisationId, id, at),
  release: (tx, organisationId, id) => setPost(tx, organisationId, id, null),
};

export const postCommentFacts: WritingFacts = {
  seenBy: async (tx, person, id) => {
    const { post, comment } = await requireComment(tx, person, id);
    if (comment.hiddenAt) throw problem('not_found');
    return { eventId: post.eventId, authorId: comment.personId, text: comment.text };
  },
  hide: (tx, organisationId, id, at) => setComment(tx, organisationId, id, at),
  release: (tx, organisationId, id) => setComment(tx, organisationId, id, null),
};
