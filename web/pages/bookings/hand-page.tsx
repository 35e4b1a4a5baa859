import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { HandScreen } from '../../features/bookings/hand/hand-screen.tsx';
import { offer } from '../../features/tickets/tickets.live.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';

export function HandPage() {
  return <EventNeeded>{(event) => <HandOf key={event.id} event={event} />}</EventNeeded>;
}

function HandOf({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.hand');
  const navigate = useNavigate();
  const query = useQuery(offer.options(event.id));
  if (!query.data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={6} />} />
    );
  }
  return (
    <HandScreen
      event={event}
      offer={query.data}
      onMade={({ id }) => void navigate({ to: '/bookings/$id', params: { id: String(id) } })}
    />
  );
}
