import type { RegisterSearch } from '../bookings.places.ts';

export interface RegisterProps {
  slug: string;
  search: RegisterSearch;
  onSearch: (search: RegisterSearch) => void;
  onHeld: (token: string) => void;
  /** The secret of one's place in line. */
  room: string;
  /** Others come first: one waits. */
  onRoom: () => void;
}
