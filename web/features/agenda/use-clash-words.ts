import type { AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { SessionClashes } from './agenda.clashes.ts';
import { useAgendaFacts } from './agenda-facts.tsx';

/** What a session clashes with, in words; empty when with nothing. */
export function useClashWords(clashes: ReadonlyMap<number, SessionClashes>) {
  const t = useTranslations('agenda.clash');
  const { titleOf } = useAgendaFacts();
  const titles = (sessions: readonly AgendaSession[]) =>
    sessions.map((session) => titleOf(session)).join(', ');
  return (id: number): string => {
    const found = clashes.get(id);
    if (!found) return '';
    return [
      found.rooms.length > 0 && t('room', { titles: titles(found.rooms) }),
      found.speakers.length > 0 && t('speaker', { titles: titles(found.speakers) }),
    ]
      .filter(Boolean)
      .join('. ');
  };
}
