import type { WordFilter } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { measuresOptions, openCasesOptions } from './moderation.api.ts';
import { wordFilter } from './moderation.live.ts';

const eventId = fc.constantFrom(1, 2);
const deeds = fc.record({ eventId, words: fc.array(fc.string(), { maxLength: 2 }) });
const options = [1, 2].flatMap((id) => [
  { id, options: openCasesOptions(id) },
  { id, options: measuresOptions(id) },
  { id, options: wordFilter.options(id) },
]);

type Truth = Readonly<Record<number, WordFilter>>;
const begin: Truth = {};

test('the desk of each event is what a fresh reading gives', () =>
  expectReplay({
    begin,
    deeds,
    act: (truth: Truth, deed) => ({
      truth: { ...truth, [deed.eventId]: { refused: deed.words, held: [] } },
      says: [['moderation.changed', { eventId: deed.eventId, open: 0 }]],
    }),
    reads: options.map((one) => ({
      options: one.options,
      answer: (truth: Truth) => truth[one.id] ?? { refused: [], held: [] },
    })),
  }));
