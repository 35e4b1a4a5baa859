import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { booking } from '../../features/bookings/bookings.live.ts';
import { HandScreen } from '../../features/bookings/hand/hand-screen.tsx';
import { offer } from '../../features/tickets/tickets.live.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';

const route = getRouteApi('/signed-in/bookings/new');

export function HandPage() {
  return <EventNeeded>{(event) => <HandOf key={event.id} event={event} />}</EventNeeded>;
}

function HandOf({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.hand');
  const navigate = useNavigate();
  const { to } = route.useSearch();
  const query = useQuery(offer.options(event.id));
  const known = useQuery({ ...booking.options(Number(to ?? 0)), enabled: to !== undefined });
  const first = to === undefined ? null : known.data;
  if (first === undefined) {
    return (
      <ReadingState reading={known} title={t('failed')} skeleton={<FormSkeleton fields={6} />} />
    );
  }
  if (!query.data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={6} />} />
    );
  }
  return (
    <HandScreen
      event={event}
      offer={query.data}
      first={first}
      onMade={({ id }) => void navigate({ to: '/bookings/$id', params: { id: String(id) } })}
    />
  );
}
