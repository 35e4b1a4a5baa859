import { bannerSources } from '@plenum/contract/kernel/picture-sizes.ts';
import type { FaceEvent } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import classes from './organisation-view.module.css';

export const EventCards = ({ events }: { events: readonly FaceEvent[] }) => (
  <ul className={classes.cards}>
    {events.map((event) => (
      <Card key={event.id} event={event} />
    ))}
  </ul>
);

function Card({ event }: { event: FaceEvent }) {
  const t = useTranslations('face.page');
  const words = useWords(event.languages);
  const { slug, name, banner, state } = event;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {banner && (
          <img
            {...bannerSources(banner, 'auto, 400px')}
            alt=""
            width={800}
            height={200}
            loading="lazy"
          />
        )}
      </div>
      <div className={classes.words}>
        <h3>
          <Link to="/e/$slug" params={{ slug }}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={classes.when}>
          <Days event={event} />
          {state === 'live' && <span className={classes.live}>{t('live')}</span>}
        </p>
        <p>{words(event.tagline)}</p>
      </div>
    </li>
  );
}

/** The days are the event's own: no zone of a reader moves them. */
function Days({ event: { startsOn, endsOn } }: { event: FaceEvent }) {
  const format = useFormatter();
  const [from, to] = [new Date(startsOn), new Date(endsOn)];
  return (
    <time dateTime={startsOn}>
      {format.dateTimeRange(from, to, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
