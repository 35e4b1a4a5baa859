import type { Directory, PersonCard, Standing, Suggestion } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { connectionsOptions, eventKey, myProfileOptions, personOptions } from './profiles.api.ts';

/** Keeps what is shown of people, and my own profile, as the server has them; the answer stops it. */
export function listenToProfiles(client: QueryClient): () => void {
  const readMine = () => void client.invalidateQueries({ queryKey: myProfileOptions().queryKey });
  const readPeople = () => void client.invalidateQueries({ queryKey: ['profiles', 'event'] });
  const forgets = [
    onMessage('profiles.mine_changed', ({ version }) => {
      const known = client.getQueryData(myProfileOptions().queryKey);
      if (!known || known.version < version) readMine();
    }),
    onMessage('profiles.connections_changed', readPeople),
    onReconnect(() => {
      readMine();
      readPeople();
    }),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** How I stand to somebody, in every list where they are shown; the rest is read again. */
export function showStanding(
  client: QueryClient,
  eventId: number,
  personId: number,
  standing: Standing,
): void {
  const stand = (person: PersonCard) => (person.id === personId ? { ...person, standing } : person);
  client.setQueriesData<Directory>(
    { queryKey: [...eventKey(eventId), 'directory'] },
    (known) => known && { ...known, people: known.people.map(stand) },
  );
  client.setQueriesData<Suggestion[]>(
    { queryKey: [...eventKey(eventId), 'suggestions'] },
    (known) => known?.map((one) => ({ ...one, person: stand(one.person) })),
  );
  for (const { queryKey } of [
    connectionsOptions(eventId),
    personOptions(eventId, personId),
    { queryKey: [...eventKey(eventId), 'find'] },
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}
