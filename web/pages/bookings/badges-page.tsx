import { useSearch } from '@tanstack/react-router';
import { BadgesScreen } from '../../features/bookings/badges/badges-screen.tsx';
import type { DoorSearch } from '../../features/bookings/door/door.entrance.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function BadgesPage() {
  const { list }: DoorSearch = useSearch({ strict: false });
  return (
    <EventNeeded>
      {(event) => (
        <BadgesScreen
          key={event.id}
          event={event}
          listId={list === undefined ? null : Number(list)}
        />
      )}
    </EventNeeded>
  );
}
