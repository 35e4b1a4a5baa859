import type { BookingCapacity, MyEvent, Offer } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';
import { CountLink } from './count-link.tsx';
import { type Part, partSearch } from './course.places.ts';

interface CapacityTablesProps {
  event: MyEvent;
  offer: Offer;
  capacity: BookingCapacity;
}

type Counts = Pick<BookingCapacity['tickets'][number], 'sold' | 'held' | 'left' | 'waiting'>;

/** What is gone, kept, left and waited for, of each ticket and of each pool they draw from. */
export function CapacityTables({ event, offer, capacity }: CapacityTablesProps) {
  const t = useTranslations('booking-desk.overview');
  const words = useWords(event.languages);
  const heads = (['sold', 'held', 'left', 'waiting'] as const).map((name) => t(name));
  const format = useFormatter();
  const cells = useCells();
  const ofTicket = (id: number) => capacity.tickets.find(({ ticketId }) => ticketId === id);
  const ofPool = (id: number) => capacity.pools.find(({ poolId }) => poolId === id);
  return (
    <>
      <FigureTable
        title={t('tickets')}
        heads={[t('ticket'), ...heads]}
        none={t('noTickets')}
        rows={offer.tickets.map(({ id, name }) => ({
          key: String(id),
          name: <PartLink part={{ ticket: String(id) }}>{words(name)}</PartLink>,
          cells: cells({ ticket: String(id) }, ofTicket(id) ?? unknown),
        }))}
      />
      <FigureTable
        title={t('pools')}
        heads={[t('pool'), t('size'), ...heads]}
        none={t('noPools')}
        rows={offer.pools.map(({ id, name, size }) => ({
          key: String(id),
          name: <PartLink part={{ pool: String(id) }}>{name}</PartLink>,
          cells: [format.number(size), ...cells({ pool: String(id) }, ofPool(id) ?? unknown)],
        }))}
      />
    </>
  );
}

/** Of what was added a moment ago nothing is booked. */
const unknown: Counts = { sold: 0, held: 0, left: null, waiting: 0 };

function useCells() {
  const t = useTranslations('booking-desk.overview');
  const format = useFormatter();
  return (part: Part, { sold, held, left, waiting }: Counts) => {
    const search = partSearch(part);
    return [
      <CountLink key="sold" count={sold} search={{ ...search, stands: 'yes' }} />,
      <CountLink key="held" count={held} search={{ ...search, state: 'held' }} />,
      left === null ? t('endless') : format.number(left),
      waiting === 0 ? (
        format.number(0)
      ) : (
        <Link key="waiting" to="/bookings/waiting">
          {format.number(waiting)}
        </Link>
      ),
    ];
  };
}

/** Its course, further down. */
const PartLink = ({ part, children }: { part: Part; children: string }) => (
  <Link to="/bookings/overview" search={part} hash="course">
    <bdi>{children}</bdi>
  </Link>
);
