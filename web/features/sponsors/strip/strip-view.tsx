import type { Placement, ShownSponsors } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Counter } from './strip.counting.ts';
import { shownAt } from './strip.rotation.ts';
import { SponsorTile } from './sponsor-tile.tsx';
import classes from './sponsor-strip.module.css';
import { useTurn } from './use-turn.ts';

type Shown = Pick<ShownSponsors, 'sponsors' | 'wheels' | 'seconds'>;

interface StripViewProps {
  shown: Shown;
  placement: Placement;
  languages: readonly string[];
  counter: Counter | null;
}

const mostIn: Record<Placement, number> = { lobby: 4, program: 4, stage: 2, mail: 3 };

/** The sponsors whose turn it is; each has a card of the same size. */
export function StripView({ shown, placement, languages, counter }: StripViewProps) {
  const t = useTranslations('sponsors.strip');
  const turn = useTurn(shown.seconds);
  const ids = shownAt(shown.wheels[placement], turn, mostIn[placement]);
  return (
    <section className={classes.strip} aria-label={t('label')} data-placement={placement}>
      <p className={classes.label}>{t('label')}</p>
      <ul className={classes.tiles}>
        {ids.map((id, slot) => {
          const sponsor = shown.sponsors.find((one) => one.id === id);
          return (
            sponsor && (
              <SponsorTile
                key={id}
                sponsor={sponsor}
                languages={languages}
                slot={slot}
                placement={placement}
                counter={counter}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}
