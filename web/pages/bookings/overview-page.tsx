import type { MyEvent, Offer } from '@plenum/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Overview } from '../../features/bookings/course/overview.tsx';
import { readOverviewSearch } from '../../features/bookings/course/course.places.ts';
import { OfferPart } from '../../features/tickets/offer-part.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

const noDeeds = () => null;

export function OverviewPage() {
  const t = useTranslations('booking-desk.overview');
  return (
    <EventNeeded>
      {(event) => (
        <OfferPart key={event.id} event={event} title={t('title')} lead={t('lead')} deeds={noDeeds}>
          {(offer) => <WithAddress event={event} offer={offer} />}
        </OfferPart>
      )}
    </EventNeeded>
  );
}

function WithAddress({ event, offer }: { event: MyEvent; offer: Offer }) {
  const search = readOverviewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <Overview
      event={event}
      offer={offer}
      search={search}
      onPart={(part) =>
        void navigate({
          to: '/bookings/overview',
          search: { ...part, ...(search.day && { day: search.day }) },
          resetScroll: false,
        })
      }
    />
  );
}
