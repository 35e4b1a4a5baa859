import { useQuery } from '@tanstack/react-query';
import { draft, eventSetup, eventSpeakers } from './agenda.live.ts';

const nobody: readonly never[] = [];

/** All the agenda's screen needs of one event: what is on its way to the server stands in it, too. */
export function useAgenda(eventId: number) {
  const agenda = useQuery(draft.options(eventId));
  const setup = useQuery(eventSetup.options(eventId));
  const speakers = useQuery(eventSpeakers.options(eventId));
  const failed = [agenda, setup].find((query) => query.data === undefined && query.error);
  return {
    agenda: agenda.data,
    setup: setup.data,
    // Without their names the rest can still be worked on.
    speakers: speakers.data ?? nobody,
    problem: failed?.error ?? null,
    isReading: agenda.isFetching || setup.isFetching,
    readAgain: () => {
      for (const query of [agenda, setup]) if (query.error) void query.refetch();
    },
  };
}
