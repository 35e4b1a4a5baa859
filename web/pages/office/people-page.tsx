import { peopleOptions } from '../../features/people/people.api.ts';
import { type PeoplePlace, queryAt } from '../../features/people/people.places.ts';
import { PeopleScreen } from '../../features/people/list/people-screen.tsx';
import { readAhead } from '../../platform/loading/read-ahead.ts';

export const readPeople = (place: PeoplePlace, search: object) =>
  readAhead(
    (client) => [client.query(peopleOptions(queryAt(place, { ...search })))],
    ['manage', 'all'],
  );

export function OrganisationPeoplePage() {
  return <PeopleScreen place="organisation" />;
}

export function ConferencePeoplePage() {
  return <PeopleScreen place="conference" />;
}

export function EveryonePage() {
  return <PeopleScreen place="list" />;
}
