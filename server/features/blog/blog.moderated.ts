import { problem } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/work.ts';
import type { WritingFacts } from '../moderation/index.ts';
import { roleOf } from '../organisations/index.ts';
import { requirePublished } from './blog.access.ts';
import { findComment, updateHidden } from './blog.comments.queries.ts';
import { tellCommented } from './blog.live.ts';

async function setHidden(tx: Tx, organisationId: number, id: number, at: Date | null) {
  const comment = await findComment(tx, organisationId, id);
  if (!comment) return;
  await updateHidden(tx, organisationId, id, at);
  tellCommented(tx, organisationId, comment.postId);
}

/** What moderation is told of comments under posts, and may do to them. */
export const blogCommentFacts: WritingFacts = {
  seenBy: async (tx, person, id, now) => {
    const comment = await findComment(tx, person.organisationId, id);
    if (!comment || comment.removedAt || comment.hiddenAt) throw problem('not_found');
    await requirePublished(tx, person, comment.postId, now);
    // Who is no member any more is nobody to warn.
    const role = await roleOf(tx, person.organisationId, comment.personId);
    const authorId = role === null ? null : comment.personId;
    return { eventId: null, authorId, text: comment.text };
  },
  hide: (tx, organisationId, id, at) => setHidden(tx, organisationId, id, at),
  release: (tx, organisationId, id) => setHidden(tx, organisationId, id, null),
};
