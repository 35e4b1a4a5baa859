import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { readSpeakersSearch, speakerPlaces } from '../../features/speakers/speakers.places.ts';
import { SpeakersScreen } from '../../features/speakers/list/speakers-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

/** The route lets only known places through. */
export function SpeakersPage() {
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const search = readSpeakersSearch(useSearch({ strict: false }));
  const place = speakerPlaces.find((one) => one === params.place) ?? 'all';
  return (
    <EventNeeded>
      {(event) => (
        <SpeakersScreen
          key={`${event.id} ${place}`}
          event={event}
          place={place}
          search={search}
          onAddress={(change) =>
            void navigate({
              to: '.',
              search: (before) => readSpeakersSearch({ ...before, ...change }),
              replace: !('speaker' in change),
              resetScroll: false,
            })
          }
        />
      )}
    </EventNeeded>
  );
}
