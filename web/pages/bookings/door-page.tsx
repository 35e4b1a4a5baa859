import { useSearch } from '@tanstack/react-router';
import { doorList, type DoorSearch } from '../../features/bookings/door/door.entrance.ts';
import { DoorScreen } from '../../features/bookings/door/door-screen.tsx';
import { useStoredValue } from '../../platform/device-settings.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

/** The list in the address, else the one this device stood at before. */
export function DoorPage() {
  const { list }: DoorSearch = useSearch({ strict: false });
  const kept = useStoredValue(doorList);
  return (
    <EventNeeded>
      {(event) => {
        const before = kept?.eventId === event.id ? kept.listId : null;
        const listId = list === undefined ? before : Number(list);
        return <DoorScreen key={`${event.id} ${listId}`} event={event} listId={listId} />;
      }}
    </EventNeeded>
  );
}
