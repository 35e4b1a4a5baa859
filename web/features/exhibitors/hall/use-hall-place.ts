import type { Hall, MyEvent, Texts } from '@plenum/contract';
import { createContext, use } from 'react';
import type { Standing } from './hall.floor.ts';
import type { HallSearch } from './hall.places.ts';

export interface HallPlace extends Standing {
  event: MyEvent;
  hall: Hall;
  /** Booths that hold my card. */
  holding: ReadonlySet<number>;
  search: HallSearch;
  change: (part: HallSearch) => void;
  words: (texts: Texts) => string;
}

export const HallPlaceContext = createContext<HallPlace | null>(null);

/** Where a piece of the floor stands. */
export function useHallPlace(): HallPlace {
  const place = use(HallPlaceContext);
  if (!place) throw new Error('There is no floor around this.');
  return place;
}
