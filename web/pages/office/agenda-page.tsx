import { useNavigate, useSearch } from '@tanstack/react-router';
import { readAgendaSearch } from '../../features/agenda/agenda.places.ts';
import { ExchangeMenu } from '../../features/agenda/exchange/exchange-menu.tsx';
import { GridScreen } from '../../features/agenda/grid/grid-screen.tsx';
import { GridSkeleton } from '../../features/agenda/grid/grid-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

/** Steps that Back takes again; the rest only says how something is looked at. */
const steps = ['session', 'panel', 'plan', 'view', 'day'];

export function AgendaPage() {
  const search = readAgendaSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <EventNeeded skeleton={<GridSkeleton />}>
      {(event) => (
        <GridScreen
          key={event.id}
          event={event}
          search={search}
          tools={<ExchangeMenu />}
          onAddress={(change) =>
            void navigate({
              to: '.',
              search: (before) => readAgendaSearch({ ...before, ...change }),
              replace: !steps.some((step) => step in change),
              resetScroll: false,
            })
          }
        />
      )}
    </EventNeeded>
  );
}
