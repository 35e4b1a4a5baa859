import type { AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';

/** A session in one sentence, for those who hear the agenda. */
export function useSessionLabel(): (session: AgendaSession, clash: string) => string {
  const t = useTranslations('agenda');
  const facts = useAgendaFacts();
  return (session, clash) => {
    const track = facts.trackOf(session.trackId);
    return [
      facts.titleOf(session),
      t(`kinds.${session.kind}`),
      facts.timeOf(session),
      facts.roomName(session.roomId),
      track && facts.words(track.name),
      facts.speakersOf(session),
      session.stars > 0 && t('grid.starred', { count: session.stars }),
      session.isHidden && t('states.hidden'),
      clash,
    ]
      .filter(Boolean)
      .join(', ');
  };
}
