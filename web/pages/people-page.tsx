import { PeopleScreen } from '../features/people/people-screen.tsx';

export function OrganisationPeoplePage() {
  return <PeopleScreen place="organisation" />;
}

export function ConferencePeoplePage() {
  return <PeopleScreen place="conference" />;
}

export function EveryonePage() {
  return <PeopleScreen place="list" />;
}
