import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { Later } from '../../ui/later.tsx';
import classes from './dashboard.module.css';
import type { LaterCardProps } from './later-card.tsx';

const LaterCard = lazyPart(async () => {
  const [{ LaterCard: Card }] = await Promise.all([
    import('./later-card.tsx'),
    loadTexts(
      'waiting',
      'profiles',
      'dashboard',
      'payments',
      'audit',
      'stages',
      'program',
      'booking-desk',
    ),
  ]);
  return Card;
});

/** The first look at the page needs none of them; their place is kept. */
export function LaterPlace(props: LaterCardProps) {
  return (
    <div
      className={
        props.card === 'bookings' || props.card === 'money'
          ? `${classes.later} ${classes.wide}`
          : classes.later
      }
    >
      <Later>
        <Suspense fallback={null}>
          <LaterCard {...props} />
        </Suspense>
      </Later>
    </div>
  );
}
