import type { MyEvent, Speaker } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './speaker-figures.module.css';
import { countOf } from './list.rules.ts';
import { consents, rehearsals, type Show } from '../speakers.places.ts';

interface SpeakerFiguresProps {
  speakers: readonly Speaker[];
  event: MyEvent;
  show: Show | undefined;
  onShow: (show: Show | undefined) => void;
}

const groups = [
  { name: 'consent', shows: consents },
  { name: 'rehearsal', shows: rehearsals },
  { name: 'profile', shows: ['no-picture', 'no-bio', 'no-address', 'no-session'] },
] as const;

/** How far everyone is; each number narrows the list to those it counts. */
export function SpeakerFigures({ speakers, event, show, onShow }: SpeakerFiguresProps) {
  const t = useTranslations('speakers');
  const format = useFormatter();
  return (
    <div className={classes.groups}>
      {groups.map(({ name, shows }) => (
        <section key={name} className={classes.group} aria-label={t(`figures.${name}`)}>
          <h2>{t(`figures.${name}`)}</h2>
          <div className={classes.figures}>
            {shows.map((one) => {
              const count = countOf(speakers, one, event.languages);
              return (
                <button
                  key={one}
                  type="button"
                  className={classes.figure}
                  data-empty={count === 0 || undefined}
                  aria-pressed={show === one}
                  onClick={() => onShow(show === one ? undefined : one)}
                >
                  <b>{format.number(count)}</b> {t(`figures.labels.${one}`)}
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
