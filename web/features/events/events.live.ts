import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import {
  announcementsOptions,
  checklistOptions,
  numbersOptions,
  setupOptions,
  teamOptions,
} from './events.api.ts';

/** Keeps what is read about an event as it is, whoever changes it. */
export function listenToSetup(client: QueryClient, eventId: number): () => void {
  const read = (...parts: { queryKey: readonly unknown[] }[]) => {
    for (const { queryKey } of parts) void client.invalidateQueries({ queryKey });
  };
  const setup = () => read(setupOptions(eventId), checklistOptions(eventId));
  const people = () => read(numbersOptions(eventId), teamOptions(eventId));
  const announcements = () => read(announcementsOptions(eventId));
  const agenda = () => read(checklistOptions(eventId));
  const ifHere = (run: () => void) => (about: { eventId: number }) => {
    if (about.eventId === eventId) run();
  };
  const forgets = [
    onMessage('events.setup_changed', ifHere(setup)),
    onMessage('events.people_changed', ifHere(people)),
    onMessage('events.announced', ifHere(announcements)),
    onMessage('agenda.draft_changed', ifHere(agenda)),
    onMessage('agenda.published', ifHere(agenda)),
    onReconnect(() => [setup, people, announcements].forEach((run) => run())),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
