import { sessionHead } from './features/agenda/index.ts';
import { blogHead } from './features/blog/index.ts';
import { eventHead } from './features/events/index.ts';
import { exhibitHead } from './features/exhibitors/index.ts';
import { faceHead } from './features/face/index.ts';
import { articleHead, helpHead } from './features/help/index.ts';
import { pricingHead } from './features/pricing/index.ts';
import { speakerHead } from './features/speakers/index.ts';
import type { HeadFor } from './platform/http/page-head.ts';
import type { Work } from './platform/work.ts';

const heads = [
  faceHead,
  eventHead,
  sessionHead,
  speakerHead,
  exhibitHead,
  pricingHead,
  helpHead,
  articleHead,
  blogHead,
];

/** Each feature knows its own pages: the first that knows one says what stands in its head. */
export function headsOf(work: Work): HeadFor {
  const all = heads.map((head) => head(work));
  return (path, language) => {
    for (const headFor of all) {
      const head = headFor(path, language);
      if (head) return head;
    }
    return null;
  };
}
