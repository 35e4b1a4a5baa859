import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { AnswerFilter } from '../../features/bookings/answers/answer-filter.tsx';
import { BookingsScreen } from '../../features/bookings/list/bookings-screen.tsx';
import { SavedViews } from '../../features/people/list/saved-views.tsx';
import { offer } from '../../features/tickets/tickets.live.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import type { TableAddress } from '../../ui/table/address/use-table-address.ts';

export function ListPage() {
  return (
    <EventNeeded>
      {(event) => (
        <BookingsScreen key={event.id} event={event} Views={BookingViews} Filters={OfferFilters} />
      )}
    </EventNeeded>
  );
}

interface PartProps {
  address: TableAddress;
}

const BookingViews = ({ address }: PartProps) => <SavedViews place="bookings" address={address} />;

function OfferFilters({ event, address }: PartProps & { event: MyEvent }) {
  const { data } = useQuery(offer.options(event.id));
  return <AnswerFilter event={event} offer={data} address={address} />;
}
