import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import type { HallBooth, TierRules } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { BoothBanner } from '../visits/booth-banner.tsx';
import { BoothLogo } from '../visits/booth-logo.tsx';
import { BoothMarks } from '../booths/booth-marks.tsx';
import { StaffHere } from '../booths/staff-here.tsx';
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
const logoOf = { large: 96, medium: 64, small: 56 } as const;

/** A booth from afar: the larger its tier, the more there is to see of it. */
export const HallCard = memo(function HallCard({ booth, size, sight }: HallCardProps) {
  const { id, name, logo } = booth;
  const { event, search, saved } = useHallPlace();
  const isList = search.view === 'list';
  return (
    <li
      ref={(card) => (card ? sight(card) : undefined)}
      className={classes.card}
      data-size={size}
      data-booth={id}
    >
      {!isList && size !== 'small' && <BoothBanner booth={booth} />}
      <div className={classes.body}>
        <BoothLogo name={name} logo={logo} size={isList ? 48 : logoOf[size]} />
        <HallCardWords booth={booth} size={size} />
        {!isList && size === 'large' && booth.picture && (
          <img
            className={classes.product}
            src={smallOf(booth.picture)}
            alt=""
            width={160}
            height={120}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <span className={classes.save}>
        <SaveButton eventId={event.id} exhibitorId={id} name={name} isSaved={saved.has(id)} />
      </span>
    </li>
  );
});

function HallCardWords({ booth, size }: Pick<HallCardProps, 'booth' | 'size'>) {
  const { id, name, topics } = booth;
  const { search, words, online, visited, holding } = useHallPlace();
  const tagline = words(booth.tagline);
  return (
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
      {topics.length > 0 && (
        <ul className={classes.topics}>
          {topics.slice(0, topicsOf[size]).map((topic) => (
            <li key={topic}>
              <bdi>{topic}</bdi>
            </li>
          ))}
        </ul>
      )}
      <StaffHere here={online.get(id)} isShort={size === 'small'} />
      <BoothMarks isVisited={visited.has(id)} isHolding={holding.has(id)} />
    </div>
  );
}
