import { useCan } from './abilities.ts';
import { useCurrentEvent } from './current-event.ts';

export interface ModeratedEvent {
  eventId: number;
  /** Whether I keep order in it; the server decides. */
  isMine: boolean;
}

/** The event something belongs to, or where it belongs to none, the one that is looked at. */
export function useModeratedEvent(id: number | null): ModeratedEvent | null {
  const can = useCan();
  const { event: current, events } = useCurrentEvent();
  const event = id === null ? current : events.find((one) => one.id === id);
  if (!event) return null;
  const isMine = can(['manage', 'all']) || (event.role ?? 'attendee') !== 'attendee';
  return { eventId: event.id, isMine };
}
