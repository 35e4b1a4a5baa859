import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isTier, readExhibitorsSearch } from '../../features/exhibitors/exhibitors.places.ts';
import { ExhibitorsScreen } from '../../features/exhibitors/setup/exhibitors-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

/** The route lets only known tiers through. */
export function ExhibitorsPage() {
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const search = readExhibitorsSearch(useSearch({ strict: false }));
  const tier = isTier(params.tier) ? params.tier : 'platinum';
  return (
    <EventNeeded>
      {(event) => (
        <ExhibitorsScreen
          key={`${event.id} ${tier}`}
          event={event}
          tier={tier}
          search={search}
          onAddress={(change) =>
            void navigate({
              to: '.',
              search: (before) => readExhibitorsSearch({ ...before, ...change }),
              replace: !('panel' in change) && !('review' in change),
              resetScroll: false,
            })
          }
        />
      )}
    </EventNeeded>
  );
}
