import type { Program } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { preview, program } from './program.live.ts';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { programHitsOptions } from './program.api.ts';

type Truth = Readonly<Record<number, { published: number; draft: number }>>;

const asProgram = (id: number, version: number) =>
  ({ event: { id }, version }) as unknown as Program;

const deeds = fc.record({
  eventId: fc.integer({ min: 1, max: 2 }),
  isPublished: fc.boolean(),
});

test('programs and drafts of them are read again when they change', () =>
  expectReplay({
    begin: { 1: { published: 1, draft: 1 }, 2: { published: 1, draft: 1 } },
    deeds,
    act: (truth: Truth, { eventId, isPublished }) => {
      const { published, draft } = truth[eventId] ?? { published: 0, draft: 0 };
      const next = isPublished ? { published: draft, draft } : { published, draft: draft + 1 };
      return {
        truth: { ...truth, [eventId]: next },
        says: [
          isPublished
            ? (['agenda.published', { eventId, version: draft }] as const)
            : (['agenda.draft_changed', { eventId, sessions: [], gone: [] }] as const),
        ],
      };
    },
    reads: [1, 2].flatMap((id) => [
      {
        options: program.options(`event-${id}`),
        answer: (truth: Truth) => asProgram(id, truth[id]?.published ?? 0),
      },
      {
        options: preview.options(id),
        answer: (truth: Truth) => asProgram(id, truth[id]?.draft ?? 0),
      },
    ]),
  }));

test('what is found in a program is what a fresh search gives', () =>
  expectReadAgain({ hits: programHitsOptions('summit', 'ice') }, [
    [['agenda.published', { eventId: 1, version: 2 }], ['hits']],
    [['events.changed', { eventId: 1 }], ['hits']],
  ]));
