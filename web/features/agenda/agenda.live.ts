import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { followsKey, speakersOptions } from './agenda.api.ts';
import { agendaKey, learn } from './agenda.news.ts';

/** Keeps the cached draft as the server has it; the answer stops it. */
export function listenToAgenda(client: QueryClient, eventId: number): () => void {
  const readFollows = () => void client.invalidateQueries({ queryKey: followsKey(eventId) });
  const readAll = () => {
    void client.invalidateQueries({ queryKey: agendaKey(eventId) });
    readFollows();
  };
  const forgets = [
    onMessage('agenda.draft_changed', (news) => {
      if (news.eventId !== eventId) return;
      learn(client, eventId, news);
      readFollows();
    }),
    onMessage('agenda.published', (news) => {
      if (news.eventId === eventId) readAll();
    }),
    ...(['speakers.speaker_changed', 'speakers.speaker_gone'] as const).map((name) =>
      onMessage(name, (news) => {
        if (news.eventId === eventId) void client.invalidateQueries(speakersOptions(eventId));
      }),
    ),
    onMessage('events.setup_changed', (news) => {
      if (news.eventId !== eventId) return;
      void client.invalidateQueries({ queryKey: ['events', 'setup', eventId] });
      // A room or track that is gone takes itself out of its sessions.
      readAll();
    }),
    onReconnect(readAll),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
