import { useEffect, useMemo } from 'react';
import { sendSeen } from './hall.api.ts';
import { collectSeen } from '../visits/visits.seeing.ts';

const half = 0.5;
const longEnoughMs = 1_000;

const idOf = (card: Element) => Number((card as HTMLElement).dataset['booth']);

/** Watches the cards of one floor: half of it for a second, in a page looked at, is seen. */
function watchFloor(eventId: number) {
  const { see, flush } = collectSeen((ids) => sendSeen(eventId, ids));
  const inSight = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  const judge = (card: Element, isInSight: boolean) => {
    clearTimeout(inSight.get(card));
    if (!isInSight) return void inSight.delete(card);
    const timer = document.hidden ? undefined : setTimeout(() => see(idOf(card)), longEnoughMs);
    inSight.set(card, timer);
  };
  const judgeAll = () => {
    for (const card of inSight.keys()) judge(card, true);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) judge(target, intersectionRatio >= half);
    },
    { threshold: half },
  );
  return {
    follow: (card: HTMLElement) => {
      observer.observe(card);
      return () => {
        observer.unobserve(card);
        judge(card, false);
      };
    },
    open: () => {
      document.addEventListener('visibilitychange', judgeAll);
      addEventListener('pagehide', flush);
      return () => {
        document.removeEventListener('visibilitychange', judgeAll);
        removeEventListener('pagehide', flush);
        flush();
      };
    },
  };
}

export type WatchCard = (card: HTMLElement) => () => void;

/** Given to each card as its ref; what was seen is told in batches. */
export function useHallSight(eventId: number): WatchCard {
  const floor = useMemo(() => watchFloor(eventId), [eventId]);
  useEffect(() => floor.open(), [floor]);
  return floor.follow;
}
