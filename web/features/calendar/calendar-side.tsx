import type { StoredValue } from '../../platform/stored-value.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { useCalendarWork } from './calendar-work.tsx';
import type { Block } from './views/views.blocks.ts';
import { monthGrid } from './calendar.days.ts';
import type { Shown } from './calendar.shown.ts';
import { SmallMonth } from './views/small-month.tsx';
import { marksOf } from './views/use-blocks.ts';

interface CalendarSideProps {
  blocks: readonly Block[];
  stored: StoredValue<Shown>;
}

export function CalendarSide({ blocks, stored }: CalendarSideProps) {
  const { on, go } = useCalendarWork();
  return (
    <>
      <SmallMonth marks={marksOf(blocks, monthGrid(on).flat())} onDay={(day) => go(day)} />
      <CalendarFilters stored={stored} />
    </>
  );
}
