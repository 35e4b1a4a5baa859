import type { HallBooth, TierRules } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { BoothLogo } from '../visits/booth-logo.tsx';
import { BoothMarks } from '../booths/booth-marks.tsx';
import classes from './hall-card.module.css';
import { SaveButton } from '../editor/save-button.tsx';
import { useHallPlace } from './use-hall-place.ts';
import type { WatchCard } from './use-hall-sight.ts';

interface HallCardProps {
  booth: HallBooth;
  size: TierRules['size'];
  sight: WatchCard;
}

const topicsOf = { large: 6, medium: 3, small: 2 } as const;

/** A booth from afar. */
export const HallCard = memo(function HallCard({ booth, size, sight }: HallCardProps) {
  const { id, name, logo } = booth;
  const { event, search, words, saved, ...marks } = useHallPlace();
  const tagline = words(booth.tagline);
  return (
    <li
      ref={(card) => (card ? sight(card) : undefined)}
      className={classes.card}
      data-size={size}
      data-booth={id}
    >
      <BoothLogo name={name} logo={logo} size={size === 'large' ? 72 : 48} />
      <div className={classes.words}>
        <Link
          className={classes.name}
          to="/exhibit-hall/$exhibitorId"
          params={{ exhibitorId: String(id) }}
          search={search}
        >
          <bdi>{name}</bdi>
        </Link>
        {tagline && (
          <p className={classes.tagline}>
            <bdi>{tagline}</bdi>
          </p>
        )}
        {booth.topics.length > 0 && (
          <ul className={classes.topics}>
            {booth.topics.slice(0, topicsOf[size]).map((topic) => (
              <li key={topic}>
                <bdi>{topic}</bdi>
              </li>
            ))}
          </ul>
        )}
        <BoothMarks
          isOnline={marks.online.has(id)}
          isVisited={marks.visited.has(id)}
          isHolding={marks.holding.has(id)}
        />
      </div>
      <span className={classes.save}>
        <SaveButton eventId={event.id} exhibitorId={id} name={name} isSaved={saved.has(id)} />
      </span>
    </li>
  );
});
