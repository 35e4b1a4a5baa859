import type { MyHall } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { myHalls } from '../hall/hall.live.ts';
import { saving } from './editor.saving.ts';

const begin: MyHall = { saved: [2], visited: [1], holding: [] };
const deeds = fc.record({ exhibitorId: fc.integer({ min: 1, max: 3 }), isSaved: fc.boolean() });

test('what a person saves is what the server keeps, in the order it was done', () =>
  expectReplay({
    begin,
    deeds,
    act: (mine, { exhibitorId, isSaved }) => {
      const others = mine.saved.filter((id) => id !== exhibitorId);
      const truth = { ...mine, saved: isSaved ? [...others, exhibitorId] : others };
      return { truth, says: [['dropcards.mine_changed', { eventId: 1 }]], answer: truth };
    },
    reads: [{ options: myHalls.options(1), answer: (mine) => mine }],
    own: ({ exhibitorId, isSaved }, send) => ({
      ...saving({ eventId: 1, exhibitorId }, isSaved),
      send,
    }),
  }));
