import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Block } from './views.blocks.ts';
import { blocksOf } from './views.blocks.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { nudge } from './views.nudge.ts';
import type { CalendarView } from '../calendar.places.ts';
import type { Dragged } from './use-calendar-gesture.ts';

const pause = 700;

interface NudgeOptions {
  view: CalendarView;
  onDrop: (dragged: Dragged) => void;
  onSay: (dragged: Dragged) => void;
}

/** Presses that follow each other are one move: it is saved when they pause. */
export function useNudge({ view, onDrop, onSay }: NudgeOptions) {
  const { clock } = useCalendarFacts();
  const { dir } = useDirection();
  const [held, setHeld] = useState<Dragged | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ held, onDrop });
  useEffect(() => {
    latest.current = { held, onDrop };
  });
  const putDown = useCallback(() => {
    clearTimeout(timer.current);
    const { held, onDrop } = latest.current;
    if (!held) return;
    setHeld(null);
    onDrop(held);
  }, []);
  useEffect(() => () => putDown(), [putDown]);

  const press = (block: Block, event: KeyboardEvent): boolean => {
    const { occurrence } = block;
    if (!occurrence.isMine || occurrence.layer !== 'entries') return false;
    const isSame = held?.occurrence?.key === occurrence.key;
    const now = isSame ? { ...occurrence, start: held.start, end: held.end } : occurrence;
    const [moved] = blocksOf([now], clock);
    const { key, shiftKey } = event;
    const next = moved && nudge(moved, { key, shiftKey, isRtl: dir === 'rtl' }, view, clock);
    if (!next) return false;
    if (held && !isSame) putDown();
    // What it was before the first press is what an undo goes back to.
    const before = isSame && held.occurrence ? held.occurrence : occurrence;
    const dragged = { ...next, occurrence: before };
    setHeld(dragged);
    onSay(dragged);
    clearTimeout(timer.current);
    timer.current = setTimeout(putDown, pause);
    return true;
  };

  return { held, press, putDown };
}
