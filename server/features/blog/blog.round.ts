import type { Work } from '../../platform/work.ts';
import { tellPublished } from './blog.live.ts';
import { takeUntold } from './blog.writing.queries.ts';

/** Tells every window that the time of a post has come, once on however many nodes it is run. */
export const tellPostsOut = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    for (const organisationId of await takeUntold(tx, work.clock.now())) {
      tellPublished(tx, organisationId);
    }
  });
