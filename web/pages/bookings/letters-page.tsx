import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LetterScreen } from '../../features/bookings/letters/letter-screen.tsx';
import { filterFrom } from '../../features/bookings/letters/letters.values.ts';
import { LettersScreen } from '../../features/bookings/letters/letters-screen.tsx';
import { NewLetter } from '../../features/bookings/letters/new-letter.tsx';
import type { BookingsSearch } from '../../features/bookings/list/list.places.ts';
import { offer } from '../../features/tickets/tickets.live.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function LettersPage() {
  return <EventNeeded>{(event) => <LettersScreen key={event.id} event={event} />}</EventNeeded>;
}

export function NewLetterPage() {
  return <EventNeeded>{(event) => <Writing key={event.id} event={event} />}</EventNeeded>;
}

export function LetterPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <EventNeeded>
      {(event) => <Letter key={`${event.id} ${id}`} event={event} id={Number(id)} />}
    </EventNeeded>
  );
}

/** What is sold, as readers of the event's first language call it. */
function useThings({ id, languages }: MyEvent) {
  const words = useWords(languages);
  const query = useQuery(offer.options(id));
  const things = query.data?.tickets.map((one) => ({ id: one.id, name: words(one.name) }));
  return { query, things };
}

function Writing({ event }: { event: MyEvent }) {
  const t = useTranslations('booking-letters');
  const search: BookingsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { query, things } = useThings(event);
  if (!things) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={5} />} />
    );
  }
  return (
    <NewLetter
      event={event}
      things={things}
      filter={filterFrom(search)}
      onMade={(id) =>
        void navigate({ to: '/bookings/letters/$id', params: { id: `${id}` }, replace: true })
      }
    />
  );
}

function Letter({ event, id }: { event: MyEvent; id: number }) {
  const navigate = useNavigate();
  const { things = [] } = useThings(event);
  return (
    <LetterScreen
      id={id}
      event={event}
      things={things}
      missing={<NotFoundPage />}
      onGone={() => void navigate({ to: '/bookings/letters' })}
    />
  );
}
