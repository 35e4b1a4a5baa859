import type { MyEvent } from '@plenum/contract';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import type { PeoplePlace } from '../people.places.ts';

/** The event a place is about; null where it is about none, undefined until that is known. */
export function usePlaceEvent(place: PeoplePlace): MyEvent | null | undefined {
  const { event, problem } = useCurrentEvent();
  return place !== 'conference' || problem ? null : event;
}
