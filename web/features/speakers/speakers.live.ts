import type { Speaker } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { learn } from '../../platform/loading/learn.ts';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { listKey, speakersOptions } from './speakers.api.ts';
import { inOrder, withoutSpeaker, withSpeaker } from './list/list.lists.ts';

type Follow = (speakers: readonly Speaker[]) => Speaker[];

export function follow(client: QueryClient, eventId: number, change: Follow): void {
  const { queryKey } = speakersOptions(eventId);
  learn(client, queryKey, (known) => known && change(known));
}

export const learnSpeaker = (client: QueryClient, eventId: number, speaker: Speaker): void =>
  follow(client, eventId, (known) => withSpeaker(known, speaker));

/** Keeps the list as the server has it; the answer stops it. */
export function listenToSpeakers(client: QueryClient, eventId: number): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: listKey(eventId) });
  const forgets = [
    onMessage('speakers.speaker_changed', (told) => {
      learnSpeaker(client, told.eventId, told.speaker);
    }),
    onMessage('speakers.speaker_gone', (told) => {
      follow(client, told.eventId, (known) => withoutSpeaker(known, told.id));
    }),
    onMessage('speakers.order_changed', (told) => {
      follow(client, told.eventId, (known) => inOrder(known, told.ids));
    }),
    onMessage('agenda.draft_changed', (told) => {
      if (told.eventId === eventId) readAgain();
    }),
    onMessage('agenda.published', (told) => {
      if (told.eventId === eventId) readAgain();
    }),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** Keeps what everyone sees of the speakers. */
export function listenToShown(client: QueryClient): () => void {
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: ['speakers', 'shown'] });
    void client.invalidateQueries({ queryKey: ['speakers', 'moderated'] });
  };
  const forgets = [
    onMessage('speakers.shown_changed', readAgain),
    onMessage('agenda.published', readAgain),
    onMessage('events.changed', readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
