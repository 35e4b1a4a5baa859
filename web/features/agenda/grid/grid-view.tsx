import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AgendaSearch } from '../agenda.places.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { GridAside } from './grid-aside.tsx';
import { GridBoard } from './grid-board.tsx';
import { GridHeldBar } from './grid-held-bar.tsx';
import classes from './grid-view.module.css';
import type { AgendaDays } from '../use-agenda-days.ts';
import type { AgendaWork } from '../use-agenda-work.ts';
import { useGridLift } from './use-grid-lift.ts';
import { useGridPointer } from './use-grid-pointer.ts';

interface GridViewProps {
  work: AgendaWork;
  days: AgendaDays;
  zoom: number;
  search: AgendaSearch;
}

/** A day in all rooms, beside what has no place yet and what could be placed better. */
export function GridView({ work, days, zoom, search }: GridViewProps) {
  const t = useTranslations('agenda.grid');
  const { event } = useAgendaFacts();
  const rootRef = useRef<HTMLDivElement>(null);
  const { sessions } = work;
  const isRoomless = sessions.some(({ roomId, startsAt }) => startsAt !== null && roomId === null);
  const columns = useMemo(() => {
    const rooms = event.rooms.map(({ id }) => id);
    return isRoomless || rooms.length === 0 ? [...rooms, null] : rooms;
  }, [event.rooms, isRoomless]);
  const day = days.chosen;
  const lift = useGridLift({ rootRef, work, day, columns });
  useGridPointer({ rootRef, work, day, columns, zoom, lift });
  return (
    <div className={classes.view} ref={rootRef}>
      <GridBoard work={work} day={day} zoom={zoom} columns={columns} held={lift.held} />
      <GridAside work={work} plan={search.plan} />
      <GridHeldBar held={lift.held} day={day} columns={columns} sessions={sessions} />
      <p id="agenda-keys" hidden>
        {t('keys')}
      </p>
    </div>
  );
}
