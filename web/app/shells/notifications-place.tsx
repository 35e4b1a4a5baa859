import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import classes from './notifications-place.module.css';

/** Its texts come with it: the first page waits for neither. */
const Bell = lazyPart(async () => {
  const [{ NotificationsBell }] = await Promise.all([
    import('../../features/notifications/notifications-bell.tsx'),
    loadTexts('notifications'),
  ]);
  return NotificationsBell;
});

/** Keeps the room that the bell will take, so that nothing moves when it comes. */
export function NotificationsPlace() {
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </div>
  );
}
