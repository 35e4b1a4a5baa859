import { useDirection } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';

const pillsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-pill]') ?? []),
];

/** From the field to those chosen before it and back, with the arrows of the writing direction. */
export function usePillKeys(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLUListElement | null>,
) {
  const { dir } = useDirection();
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const on = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const goTo = (place: number) => (pillsIn(list.current)[place] ?? field.current)?.focus();

  const fromField = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    if (!isAtStart || (event.key !== back && event.key !== 'Backspace')) return;
    event.preventDefault();
    pillsIn(list.current).at(-1)?.focus();
  };

  const fromPill = (event: KeyboardEvent, place: number, remove: () => void) => {
    const last = pillsIn(list.current).length - 1;
    if (event.key === back) goTo(Math.max(place - 1, 0));
    else if (event.key === on) goTo(place + 1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      // The one that follows takes its place, and the keys go on from there.
      goTo(place < last ? place + 1 : place - 1);
      remove();
    } else return;
    event.preventDefault();
  };

  return { fromField, fromPill };
}
