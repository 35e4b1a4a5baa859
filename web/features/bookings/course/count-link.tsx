import { Link } from '@tanstack/react-router';
import { useFormatter } from 'use-intl';
import type { BookingsSearch } from '../list/list.places.ts';

interface CountLinkProps {
  count: number;
  search: BookingsSearch;
}

/** Behind nothing there is no list. */
export function CountLink({ count, search }: CountLinkProps) {
  const format = useFormatter();
  if (count === 0) return format.number(0);
  return (
    <Link to="/bookings" search={search}>
      {format.number(count)}
    </Link>
  );
}
