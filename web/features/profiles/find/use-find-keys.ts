import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Up and down lead from the box through what was found and back; every hit stays a link. */
export function useFindKeys(field: RefObject<HTMLInputElement | null>) {
  const resultsRef = useRef<HTMLDivElement>(null);
  const walk = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(resultsRef.current?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const isInside = at >= 0 || document.activeElement === field.current;
    if (!isInside) return;
    if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field.current)?.focus();
    else if (event.key === 'Escape' && at >= 0) field.current?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => walk(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return resultsRef;
}
