import type { Work } from '../../platform/work.ts';
import { keptOf } from '../events/index.ts';
import { refuseUnlessShown } from './sponsors.access.ts';
import { readEverything } from './sponsors.changing.ts';
import { shownView } from './sponsors.view.ts';

export const readShownSponsors = (work: Work, slug: string) =>
  keptOf(work, 'sponsors', slug, async (db, event) => {
    refuseUnlessShown(event);
    return shownView(await readEverything(db, event));
  });
