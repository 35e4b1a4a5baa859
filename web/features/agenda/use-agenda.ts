import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { agendaOptions, setupOptions, speakersOptions } from './agenda.api.ts';
import { withChanges } from './agenda.changes.ts';
import { listenToAgenda } from './agenda.live.ts';
import { usePendingChanges } from './use-agenda-changes.ts';

const nobody: readonly never[] = [];

/** All the agenda's screen needs of one event, kept as the server has it. */
export function useAgenda(eventId: number) {
  const client = useQueryClient();
  useEffect(() => listenToAgenda(client, eventId), [client, eventId]);
  const agenda = useQuery(agendaOptions(client, eventId));
  const setup = useQuery(setupOptions(eventId));
  const speakers = useQuery(speakersOptions(eventId));
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

/** The draft as it will be when all that is on its way has arrived. */
export function useShownSessions(eventId: number, sessions: Parameters<typeof withChanges>[0]) {
  const pending = usePendingChanges(eventId);
  const pendingIds = new Set(pending.flatMap(({ patches }) => [...patches.keys()]));
  const shown = useMemo(() => withChanges(sessions, pending), [sessions, pending]);
  return { shown, pendingIds };
}
