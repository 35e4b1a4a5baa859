import { useDirection } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AgendaDay } from '../agenda.days.ts';
import { spanOf } from '../agenda.clashes.ts';
import { type Held, step } from './grid.lift.ts';
import type { AgendaWork } from '../use-agenda-work.ts';

export interface HeldSession extends Held {
  session: AgendaSession;
}

interface LiftOptions {
  rootRef: RefObject<HTMLElement | null>;
  work: AgendaWork;
  day: AgendaDay;
  columns: readonly (number | null)[];
}

const minute = 60_000;
const usualStart = 9 * 60;

const idOf = (target: EventTarget | null) => {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-session]') : null;
  return Number(block?.dataset['session'] ?? 0);
};

/** From where it stands; what is not in the grid enters it where the day usually begins. */
function startOf(session: AgendaSession, { day, columns }: LiftOptions): HeldSession | undefined {
  const span = spanOf(session);
  if (span && (span.from < day.from || span.from >= day.to)) return undefined;
  const column = Math.max(columns.indexOf(session.roomId), 0);
  const from = span ? (span.from - day.from) / minute : usualStart;
  return { session, column, from, minutes: session.minutes };
}

/** Arrows hold a session and carry it; Enter puts it down, Escape leaves it where it was. */
export function useGridLift(options: LiftOptions) {
  const { rootRef } = options;
  const { dir } = useDirection();
  const [held, setHeld] = useState<HeldSession | null>(null);

  const putDown = () => {
    if (!held) return;
    setHeld(null);
    const { work, day, columns } = options;
    work.deeds.place(held.session, {
      roomId: columns[held.column] ?? null,
      startsAt: new Date(day.from + held.from * minute).toISOString(),
      minutes: held.minutes,
    });
  };

  const carry = (event: KeyboardEvent) => {
    const session = options.work.sessions.find(({ id }) => id === idOf(event.target));
    const start = session && (held?.session.id === session.id ? held : startOf(session, options));
    if (!start) return;
    const { day, columns } = options;
    const room = { columns: columns.length, minutes: (day.to - day.from) / minute };
    const next = step(start, event, room, dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    setHeld({ ...next, session: start.session });
  };

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && held) {
      event.preventDefault();
      setHeld(null);
    } else if (event.key === 'Delete' && !held) {
      const session = options.work.sessions.find(({ id }) => id === idOf(event.target));
      if (session?.startsAt) options.work.deeds.unplace(session);
    } else carry(event);
  };

  const latest = useRef({ press, putDown, held });
  useEffect(() => {
    latest.current = { press, putDown, held };
  });
  useEffect(() => {
    const root = rootRef.current;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (event: Event) => {
      const { held, putDown } = latest.current;
      if (held && idOf(event.target) !== held.session.id) putDown();
    };
    root?.addEventListener('keydown', (event) => latest.current.press(event), { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    return () => listening.abort();
  }, [rootRef]);
  useKeptFocus(rootRef, held?.session.id);

  return { held, putDown };
}

/** A block that comes from the tray, or changes its place among the others, keeps the focus. */
function useKeptFocus(rootRef: RefObject<HTMLElement | null>, heldId: number | undefined) {
  const last = useRef(0);
  useEffect(() => {
    const note = ({ target }: Event) => {
      last.current = idOf(target);
    };
    // A press beside all blocks lets go of them, though nothing else takes the focus.
    const kinds = ['focusin', 'pointerdown'];
    for (const kind of kinds) document.addEventListener(kind, note);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note);
    };
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || last.current === 0) return;
    const block = `[data-session="${last.current}"]`;
    rootRef.current?.querySelector<HTMLElement>(block)?.focus();
  });
  useEffect(() => {
    if (heldId === undefined) return;
    const block = `[data-session="${heldId}"]`;
    rootRef.current?.querySelector(block)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

export type Lift = ReturnType<typeof useGridLift>;
