import { Notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { watchToastRoom } from '../toast-room.ts';
import classes from './toasts.module.css';

interface Spot {
  below: number;
  middle: number;
}

/** Where the page's bar ends, with all the banners that hang on it, and where its middle is. */
function useSpot(): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  useEffect(() => {
    const bar = document.querySelector('[data-toasts-below]');
    if (!bar) return;
    const watch = new ResizeObserver(() => {
      const { bottom, left, width } = bar.getBoundingClientRect();
      setSpot({ below: Math.max(bottom, 0), middle: left + width / 2 });
    });
    watch.observe(bar);
    return () => watch.disconnect();
  }, []);
  return spot;
}

const position = 'top-center';

/** Of the places at all edges, the one where toasts come. */
const watchUsed = (place: HTMLDivElement | null) =>
  place?.dataset['position'] === position ? watchToastRoom(place) : undefined;

/**
 * Beside the breadcrumbs: below, lists and buttons of all screens end, and the menu is beside. On a
 * phone at the lower edge, in a room of their own.
 */
export function ToastPlace() {
  const spot = useSpot();
  return (
    <Notifications
      ref={watchUsed}
      aria-live="polite"
      position={position}
      limit={3}
      containerWidth={360}
      classNames={{ root: classes.place ?? '' }}
      {...(spot && { style: { '--below': `${spot.below}px`, '--middle': `${spot.middle}px` } })}
    />
  );
}
