import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Choice } from './search.choices.ts';

export type Cell = 'open' | 'star';

interface PaletteKeys {
  choices: readonly Choice[];
  /** What is typed is still being looked for. */
  isBehind: boolean;
  hasStar: (choice: Choice) => boolean;
  onOpen: (choice: Choice) => void;
  onStar: (choice: Choice) => void;
}

/** The caret must be able to walk through the text first. */
const isCaretAtEnd = ({ selectionStart, value }: HTMLInputElement) =>
  selectionStart === value.length;

/** The keyboard stays in the field; arrows walk through rows, and sideways to a row's star. */
export function usePaletteKeys({ choices, isBehind, hasStar, onOpen, onStar }: PaletteKeys) {
  const { dir } = useDirection();
  const [wanted, setWanted] = useState<{ key: string; cell: Cell }>();
  const at = choices.findIndex(({ key }) => key === wanted?.key);
  const active = choices[Math.max(at, 0)];
  const cell: Cell = at >= 0 && active && hasStar(active) ? (wanted?.cell ?? 'open') : 'open';

  const step = (by: 1 | -1) => {
    const next = choices[(Math.max(at, 0) + by + choices.length) % choices.length];
    if (next) setWanted({ key: next.key, cell });
  };
  const aside = (to: Cell) => {
    if (!active || cell === to || (to === 'star' && !hasStar(active))) return false;
    setWanted({ key: active.key, cell: to });
    return true;
  };
  const run = () => {
    if (!active) return;
    if (cell === 'star') onStar(active);
    else onOpen(active);
  };
  // Enter means what is typed, not what was found for the letters before.
  const isDue = useRef(false);
  const runWhatIsDue = useEffectEvent(() => {
    if (isDue.current) run();
    isDue.current = false;
  });
  useEffect(() => {
    if (!isBehind) runWhatIsDue();
  }, [isBehind]);

  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter may end a word that is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') {
      if (isBehind) isDue.current = true;
      else run();
    } else if (event.key === forward && isCaretAtEnd(event.currentTarget)) {
      if (!aside('star')) return;
    } else if (event.key === back && cell === 'star') aside('open');
    else return;
    event.preventDefault();
  };

  return { active: active?.key, cell, onKeyDown };
}
