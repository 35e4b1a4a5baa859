import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Row } from '../lines/lines.rows.ts';

export interface Target {
  /** Null: the newest. */
  sequence: number | null;
  time: number;
}

/** Opens a list where reading begins, and goes where somebody asks to go; answers whether it has opened. */
export function useOpening(
  list: Virtualizer<HTMLDivElement, Element>,
  rows: readonly Row[],
  startKey: string | undefined,
  target: Target | null,
): RefObject<boolean> {
  const hasOpened = useRef(false);
  const show = (place: number) => {
    if (place < 0) list.scrollToEnd();
    else list.scrollToIndex(place, { align: 'center' });
  };
  useEffect(() => {
    if (hasOpened.current || rows.length === 0) return;
    hasOpened.current = true;
    show(rows.findIndex(({ key }) => key === startKey));
  });
  const goTo = useEffectEvent(({ sequence }: Target) => {
    const place = rows.findIndex(({ line }) => line?.sequence === sequence);
    if (sequence === null || place >= 0) show(sequence === null ? -1 : place);
  });
  useEffect(() => {
    if (target) goTo(target);
  }, [target]);
  return hasOpened;
}
