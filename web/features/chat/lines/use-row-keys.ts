import type { KeyboardEvent } from 'react';

interface RowKeys {
  at: number;
  last: number;
  walkTo: (place: number) => void;
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** From row to row with the arrows, to the ends with Home and End; keys inside a row are its own. */
export function useRowKeys({ at, last, walkTo }: RowKeys) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.matches('[data-row]');
    const step = steps[event.key];
    const edge = { Home: 0, End: last }[event.key];
    if (!isOnRow || (step === undefined && edge === undefined)) return;
    event.preventDefault();
    walkTo(edge ?? Math.min(last, Math.max(0, at + (step ?? 0))));
  };
  return { role: 'group', onKeyDown };
}
