import { useEffect, useRef } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from one to the next, as in a menu. */
export function useArrows() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = panel.current;
    if (!area) return;
    // It may come later than the focus that was to go into it.
    area.focus();
    const go = (event: KeyboardEvent) => goOn(area, event);
    area.addEventListener('keydown', go);
    return () => area.removeEventListener('keydown', go);
  }, []);
  return panel;
}

function goOn(area: HTMLElement, event: KeyboardEvent): void {
  const step = steps[event.key];
  // In a choice the arrows choose.
  if (step === undefined || event.target instanceof HTMLSelectElement) return;
  const links = [...area.querySelectorAll<HTMLElement>('[data-notice]')];
  const here = links.findIndex((link) => link === document.activeElement);
  event.preventDefault();
  links.at(here < 0 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1))?.focus();
}
