import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AddressChange, readAgendaSearch } from '../../features/agenda/agenda.places.ts';
import { ExchangeMenu } from '../../features/agenda/exchange/exchange-menu.tsx';
import { GridScreen } from '../../features/agenda/grid/grid-screen.tsx';
import { GridSkeleton } from '../../features/agenda/grid/grid-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

/** Steps that Back takes again; the rest only says how something is looked at. */
const steps = ['session', 'panel', 'import', 'plan', 'view', 'day'];

export function AgendaPage() {
  const search = readAgendaSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onAddress = (change: AddressChange) =>
    void navigate({
      to: '.',
      search: (before) => readAgendaSearch({ ...before, ...change }),
      replace: !steps.some((step) => step in change),
      resetScroll: false,
    });
  return (
    <EventNeeded skeleton={<GridSkeleton />}>
      {(event) => (
        <GridScreen
          key={event.id}
          event={event}
          search={search}
          tools={
            <ExchangeMenu
              isOpen={search.import !== undefined}
              onOpen={(isOpen) => onAddress({ import: isOpen ? 'file' : undefined })}
            />
          }
          onAddress={onAddress}
        />
      )}
    </EventNeeded>
  );
}
