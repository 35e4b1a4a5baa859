import type { Bookmarks } from '@plenum/contract';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { unsure } from '../../platform/live/live.ts';
import { readBookmarks } from './bookmarks.api.ts';
import { withMarks } from './bookmarks.marks.ts';

export const bookmarks = liveAnswer<Bookmarks>({
  key: ['bookmarks'],
  read: (_, signal) => readBookmarks(signal),
  told: () => ({
    'bookmarks.changed': ({ ids }) => unsure({ step: (known) => withMarks(known, ids) }),
  }),
  staleTime: 5 * 60_000,
});
