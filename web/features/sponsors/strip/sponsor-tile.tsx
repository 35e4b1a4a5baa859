import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import type { Placement, ShownSponsors, SponsorCount } from '@plenum/contract';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { Counter } from './strip.counting.ts';
import classes from './sponsor-strip.module.css';
import { useSeen } from './use-seen.ts';

interface SponsorTileProps {
  sponsor: Omit<ShownSponsors['sponsors'][number], 'packageId'>;
  languages: readonly string[];
  slot: number;
  placement: Placement;
  counter: Counter | null;
}

export function SponsorTile(props: SponsorTileProps) {
  const { sponsor, slot, placement, counter } = props;
  const { id } = sponsor;
  const place = useRef<HTMLLIElement>(null);
  const tell = useCallback(
    (what: SponsorCount['what']) => counter?.count({ sponsorId: id, placement, slot, what }),
    [counter, id, placement, slot],
  );
  const see = useCallback(() => tell('seen'), [tell]);
  useSeen(place, counter && see);
  return (
    <li ref={place} className={classes.tile}>
      {sponsor.url ? (
        <a
          href={sponsor.url}
          target="_blank"
          rel="sponsored noopener"
          className={classes.link}
          onClick={() => tell('followed')}
          onAuxClick={({ button }) => button === 1 && tell('followed')}
        >
          <TileFace {...props} />
        </a>
      ) : (
        <div className={classes.link}>
          <TileFace {...props} />
        </div>
      )}
    </li>
  );
}

function TileFace({ sponsor, languages, placement }: SponsorTileProps) {
  const t = useTranslations('sponsors.strip');
  const words = useWords(languages)(sponsor.words);
  const { name, logo, url } = sponsor;
  // Where there is room for it, a mark alone says too little.
  const hasName = logo !== null && placement === 'lobby';
  return (
    <>
      <span className={classes.paper}>
        {logo ? (
          <img src={smallOf(logo)} alt={hasName ? '' : name} loading="lazy" />
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      {hasName && <bdi className={classes.name}>{name}</bdi>}
      {words && <bdi className={classes.words}>{words}</bdi>}
      {url && <span className="visually-hidden">{t('newTab')}</span>}
    </>
  );
}
