import type { Agenda, AgendaSession } from '@plenum/contract';
import { useMemo } from 'react';
import { usePendingIds } from '../../platform/live/use-pending-ids.ts';
import { clashesOf } from './agenda.clashes.ts';
import { draft } from './agenda.live.ts';
import type { AddressChange } from './agenda.places.ts';
import { useAgendaFacts } from './agenda-facts.tsx';
import { useAgendaChanges } from './use-agenda-changes.ts';
import { useAgendaDeeds } from './use-agenda-deeds.ts';
import { useClashWords } from './use-clash-words.ts';

/** The sessions on the screen and all that can be done to them, for the grid and the list alike. */
export function useAgendaWork(agenda: Agenda, onAddress: (change: AddressChange) => void) {
  const { event } = useAgendaFacts();
  const { sessions } = agenda;
  const pendingIds = usePendingIds(draft);
  const changes = useAgendaChanges(event.id, sessions);
  const deeds = useAgendaDeeds(changes);
  const clashes = useMemo(() => clashesOf(sessions), [sessions]);
  const clashWords = useClashWords(clashes);
  return {
    agenda,
    sessions,
    pendingIds,
    clashes,
    clashWords,
    changes,
    deeds,
    onAddress,
    open: ({ id }: AgendaSession) => onAddress({ session: String(id) }),
    create: (at?: string, roomId?: number | null) =>
      onAddress({ session: 'new', at, room: roomId ? String(roomId) : undefined }),
    plan: ({ id }: Pick<AgendaSession, 'id'>) =>
      onAddress({ plan: String(id), session: undefined, view: 'grid' }),
  };
}

export type AgendaWork = ReturnType<typeof useAgendaWork>;
