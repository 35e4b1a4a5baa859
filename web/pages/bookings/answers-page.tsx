import type { MyEvent, Offer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { AnswerDeeds } from '../../features/bookings/answers/answer-deeds.tsx';
import { AnswerList } from '../../features/bookings/answers/answer-list.tsx';
import { OfferPart } from '../../features/tickets/offer-part.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

const deedsIn = (event: MyEvent) => (offer: Offer) => (
  <AnswerDeeds eventId={event.id} offer={offer} />
);

export function AnswersPage() {
  const t = useTranslations('booking-desk.answers');
  return (
    <EventNeeded>
      {(event) => (
        <OfferPart
          key={event.id}
          event={event}
          title={t('title')}
          lead={t('lead')}
          deeds={deedsIn(event)}
        >
          {(offer) => <AnswerList event={event} offer={offer} />}
        </OfferPart>
      )}
    </EventNeeded>
  );
}
