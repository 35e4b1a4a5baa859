import { type RefObject, useEffect } from 'react';

/** Says in the page, and not to React, that something is being scrolled. */
export function useMoving(scrollRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: area } = scrollRef;
    // Where the end is not told, the beginning is not either.
    if (!area || !('onscrollend' in area)) return;
    const tell = ({ type }: Event) => area.toggleAttribute('data-moving', type === 'scroll');
    area.addEventListener('scroll', tell);
    area.addEventListener('scrollend', tell);
    return () => {
      area.removeEventListener('scroll', tell);
      area.removeEventListener('scrollend', tell);
      area.removeAttribute('data-moving');
    };
  }, [scrollRef]);
}
