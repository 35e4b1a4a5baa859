import { BookingsScreen } from '../../features/bookings/list/bookings-screen.tsx';
import { SavedViews } from '../../features/people/list/saved-views.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import type { TableAddress } from '../../ui/table/address/use-table-address.ts';

export function ListPage() {
  return (
    <EventNeeded>
      {(event) => <BookingsScreen key={event.id} event={event} Views={BookingViews} />}
    </EventNeeded>
  );
}

function BookingViews({ address }: { address: TableAddress }) {
  return <SavedViews place="bookings" address={address} />;
}
