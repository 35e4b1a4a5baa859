import type { Occurrence } from '@plenum/contract';
import { createContext, useContext } from 'react';
import type { Block } from './views/views.blocks.ts';
import type { Day } from './calendar.days.ts';
import type { Drag } from './views/views.drag.ts';
import type { CalendarView } from './calendar.places.ts';

/** What the screen is about, and what can be done on it. */
export interface CalendarWork {
  view: CalendarView;
  on: Day;
  today: Day;
  /** In their order, as wished and as they will be. */
  blocks: readonly Block[];
  /** The day whose cell the Tab key reaches. */
  activeDay: Day;
  /** Entries that are on their way to the server. */
  pendingIds: ReadonlySet<number>;
  open: (occurrence: Occurrence) => void;
  create: (at: Partial<Drag>) => void;
  move: (occurrence: Occurrence, to: Drag) => void;
  remove: (occurrence: Occurrence) => void;
  /** Shows a day, in another view where told. */
  go: (day: Day, view?: CalendarView) => void;
}

const Work = createContext<CalendarWork | null>(null);
export const CalendarWorkProvider = Work.Provider;

export function useCalendarWork(): CalendarWork {
  const work = useContext(Work);
  if (!work) throw new Error('No calendar around this component.');
  return work;
}
