import type { EventCard, Placement } from '@plenum/contract';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import classes from './event-sponsors.module.css';

const SponsorStrip = lazy(async () => {
  const load = import('../../features/sponsors/strip/sponsor-strip.tsx');
  const [{ SponsorStrip: component }] = await Promise.all([load, loadTexts('sponsors')]);
  return { default: component };
});

interface EventSponsorsProps {
  event: Pick<EventCard, 'slug' | 'state' | 'modules' | 'languages'>;
  placement?: Placement;
}

/** Below what one came for: nobody waits for sponsors, and nothing jumps when they come. */
export function EventSponsors({ event, placement = 'program' }: EventSponsorsProps) {
  if (event.state === 'draft' || !event.modules.includes('sponsors')) return null;
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <SponsorStrip slug={event.slug} placement={placement} languages={event.languages} />
      </Suspense>
    </div>
  );
}
