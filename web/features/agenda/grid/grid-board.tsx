import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AgendaDay } from '../agenda.days.ts';
import { type Placed, placeSessions } from './grid.lanes.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { GridAxis } from './grid-axis.tsx';
import { GridBlock } from './grid-block.tsx';
import classes from './grid-board.module.css';
import { GridHeads } from './grid-heads.tsx';
import type { AgendaWork } from '../use-agenda-work.ts';
import type { HeldSession } from './use-grid-lift.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import type { AgendaSession, Room } from '@plenum/contract';

/** How many have a place: as the session says, else as its room does; null: nobody said. */
const placesIn = (session: AgendaSession, rooms: readonly Room[]): number | null =>
  session.capacity ?? rooms.find(({ id }) => id === session.roomId)?.capacity ?? null;

function isTooFull(session: AgendaSession, rooms: readonly Room[]): boolean {
  const places = placesIn(session, rooms);
  return places !== null && session.stars > places;
}

interface GridBoardProps {
  work: AgendaWork;
  day: AgendaDay;
  /** Pixels a minute. */
  zoom: number;
  columns: readonly (number | null)[];
  held: HeldSession | null;
}

/** What is held lies where it is held, among the others in the order it had. */
function withHeld(
  placed: readonly Placed[],
  held: HeldSession | null,
  day: AgendaDay,
): readonly Placed[] {
  if (!held) return placed;
  const { column, from, minutes } = held;
  const startsAt = new Date(day.from + from * 60_000).toISOString();
  const session = { ...held.session, startsAt, minutes };
  const shown = {
    session,
    column,
    from,
    to: from + minutes,
    lane: 0,
    lanes: 1,
    isContinued: false,
  };
  const isHere = placed.some((one) => one.session.id === session.id);
  if (!isHere) return [...placed, shown];
  return placed.map((one) => (one.session.id === session.id ? shown : one));
}

export function GridBoard({ work, day, zoom, columns, held }: GridBoardProps) {
  const t = useTranslations('agenda.grid');
  const { event } = useAgendaFacts();
  const scrollRef = useRef<HTMLDivElement>(null);
  const { sessions, pendingIds, clashWords } = work;
  const placed = useMemo(() => placeSessions(sessions, day, columns), [sessions, day, columns]);
  useKeptPlace(scrollRef, day, zoom, placed);
  const style = {
    '--minute': `${zoom}px`,
    '--day': (day.to - day.from) / 60_000,
    '--rooms': columns.length,
  } as CSSProperties;
  return (
    <div className={classes.scroll} style={style} ref={scrollRef} data-agenda-scroll>
      <div className={classes.board}>
        <GridHeads columns={columns} />
        <GridAxis day={day} />
        <section className={classes.layer} aria-label={t('label')} data-agenda-layer>
          <GridNow day={day} />
          {withHeld(placed, held, day).map((one) => (
            <GridBlock
              key={one.session.id}
              {...one}
              columns={columns.length}
              isHeld={held?.session.id === one.session.id}
              isPending={pendingIds.has(one.session.id)}
              clash={clashWords(one.session.id)}
              isTooFull={isTooFull(one.session, event.rooms)}
            />
          ))}
        </section>
      </div>
    </div>
  );
}

const eight = 8 * 60;

/** A day opens a little before its first session; a zoom keeps the hour that was on top. */
function useKeptPlace(
  scrollRef: RefObject<HTMLElement | null>,
  { day }: AgendaDay,
  zoom: number,
  placed: readonly Placed[],
) {
  const shown = useRef({ day: '', zoom });
  useEffect(() => {
    const { current: scroll } = scrollRef;
    if (!scroll) return;
    const before = shown.current;
    if (before.day !== day) {
      const first = Math.min(...placed.map(({ from }) => from), eight);
      scroll.scrollTop = Math.max((first - 30) * zoom, 0);
    } else if (before.zoom !== zoom) scroll.scrollTop *= zoom / before.zoom;
    shown.current = { day, zoom };
  }, [scrollRef, day, zoom, placed]);
}

/** A line across the rooms where the day is now. */
function GridNow({ day }: { day: AgendaDay }) {
  const now = useNow();
  if (now < day.from || now >= day.to) return null;
  const style = { '--from': (now - day.from) / 60_000 } as CSSProperties;
  return <div className={classes.now} style={style} aria-hidden />;
}
