import { useTranslations } from 'use-intl';
import { alikeTo } from './hall.floor.ts';
import classes from './hall-topics.module.css';
import { useHallPlace } from './use-hall-place.ts';

/** One tap shows the booths of a topic, one more all of them again. */
export function HallTopics({ topics }: { topics: readonly string[] }) {
  const t = useTranslations('hall.filters');
  const { search, change } = useHallPlace();
  const chosen = search.topic;
  const isChosen = (topic: string) => chosen !== undefined && alikeTo(chosen)(topic);
  // One that is not in the row stands in it while it is chosen.
  const shown = chosen === undefined || topics.some(isChosen) ? topics : [chosen, ...topics];
  if (shown.length === 0) return null;
  return (
    <fieldset className={classes.row} aria-label={t('topic')}>
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => change({ topic: undefined })}
      >
        {t('any.topic')}
      </button>
      {shown.map((topic) => (
        <button
          key={topic}
          type="button"
          aria-pressed={isChosen(topic)}
          onClick={() => change({ topic: isChosen(topic) ? undefined : topic })}
        >
          <bdi>{topic}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
