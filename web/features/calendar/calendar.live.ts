import type { Entry, Occurrence, Occurrences } from '@plenum/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { effectOf, readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveReadings } from '../../platform/live/live-readings.ts';

/** Months, and lists of stretches. */
export const occurrences = liveReadings({
  key: ['calendar', 'occurrences'],
  told: () => ({
    'calendar.changed': () => readAgain(),
    'agenda.stars_changed': () => readAgain(),
    'todo.task_changed': () => readAgain(),
    'todo.task_gone': () => readAgain(),
  }),
});

type Change = (all: readonly Occurrence[]) => readonly Occurrence[];

export function changed(change: Change) {
  const within = (read: Occurrences) => ({ ...read, occurrences: [...change(read.occurrences)] });
  return effectOf(occurrences.declared, {
    step: (known) => {
      const read = known as Occurrences | InfiniteData<Occurrences>;
      return 'pages' in read ? { ...read, pages: read.pages.map(within) } : within(read);
    },
  });
}

export const entries = liveAnswer<Entry, number>({
  key: ['calendar', 'entry'],
  read: async (entryId, signal) =>
    (await call('GET /api/calendar/entries/:entryId', { params: { entryId }, signal })).entry,
  told: () => ({
    'calendar.changed': ({ entryIds }) => readAgain((id: number) => entryIds.includes(id)),
  }),
  staleTime: 0,
});
