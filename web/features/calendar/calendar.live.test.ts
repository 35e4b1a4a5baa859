import type { Occurrence } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { anOccurrence } from '../../testing/an-occurrence.ts';
import { aTask } from '../../testing/a-task.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { createQueryClient } from '../../platform/query-client.ts';
import { move, withDeeds } from './calendar.edits.ts';
import { entries, occurrences } from './calendar.live.ts';
import { changeOf } from './use-calendar-changes.ts';

const anEntry = (id: number) => anOccurrence({ key: `entry ${id}`, entryId: id });
const client = createQueryClient();

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  day: fc.integer({ min: 10, max: 19 }),
});

const moveOf = ({ id, day }: { id: number; day: number }) =>
  move(anEntry(id), {
    start: `2026-11-${day}T09:00:00Z`,
    end: `2026-11-${day}T10:00:00Z`,
  });

test('what stands in the calendar is what a fresh reading gives, own moves too', () =>
  expectReplay({
    begin: [1, 2, 3].map(anEntry),
    deeds,
    act: (truth: readonly Occurrence[], deed) => ({
      truth: withDeeds(truth, [moveOf(deed)]),
      says: [['calendar.changed', { entryIds: [deed.id] }]],
    }),
    reads: [
      {
        options: { ...occurrences.live, queryKey: [...occurrences.key, 'month'] },
        answer: (truth: readonly Occurrence[]) => ({ occurrences: truth, isCut: false }),
      },
      ...[1, 2].map((id) => ({
        options: entries.options(id),
        answer: (truth: readonly Occurrence[]) => truth.find(({ entryId }) => entryId === id),
      })),
    ],
    own: (deed, send) => ({ ...changeOf(client, moveOf(deed)), send }),
  }));

const month = { ...occurrences.live, queryKey: [...occurrences.key, 'month'] };

test('what other apps put into the calendar is read again', () =>
  expectReadAgain({ month }, [
    [['agenda.stars_changed', { eventId: 1, sessionIds: [2] }], ['month']],
    [['todo.task_changed', { task: aTask() }], ['month']],
    [['todo.task_gone', { id: 1 }], ['month']],
  ]));
