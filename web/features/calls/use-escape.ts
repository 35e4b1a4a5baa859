import { useEffect, useEffectEvent } from 'react';

/** Leaves the key to a choice that is open inside. */
const isInChoice = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Hears the key before the words beside a button do, which would keep it to themselves. */
export function useEscape(onEscape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isInChoice(event.target)) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    globalThis.addEventListener('keydown', listener, { capture: true });
    return () => globalThis.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
