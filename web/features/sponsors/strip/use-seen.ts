import { type RefObject, useEffect } from 'react';

const half = 0.5;
const longEnoughMs = 1_000;

/** Calls back when at least half of a thing has been in sight for a second, in a page looked at. */
export function useSeen(ref: RefObject<Element | null>, onSeen: (() => void) | null): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !onSeen) return;
    let isInSight = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = () => {
      clearTimeout(timer);
      if (isInSight && !document.hidden) timer = setTimeout(onSeen, longEnoughMs);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInSight = (entries.at(-1)?.intersectionRatio ?? 0) >= half;
        judge();
      },
      { threshold: half },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', judge);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', judge);
    };
  }, [ref, onSeen]);
}
