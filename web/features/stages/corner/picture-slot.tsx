import { useLayoutEffect, useRef } from 'react';
import classes from './corner.module.css';
import { type Played, played } from './corner.played.ts';

/** Where a page shows what is watched; when the page goes, the picture stays in the corner. */
export function PictureSlot({ shown }: { shown: Played }) {
  const place = useRef<HTMLDivElement>(null);
  const { event, stageId, runId, isLive, from, title } = shown;
  useLayoutEffect(
    () =>
      place.current
        ? played.showIn(place.current, { event, stageId, runId, isLive, from, title })
        : undefined,
    [event, stageId, runId, isLive, from, title],
  );
  return <div ref={place} className={classes.slot} />;
}
