import { useTranslations } from 'use-intl';
import classes from './hub.module.css';
import { NewEventForm } from './new-event-form.tsx';

/** The first thing an organiser sees here: the hub takes its place as soon as there is an event. */
export function FirstEvent() {
  const t = useTranslations('events.create');
  return (
    <div className={classes.first}>
      <header className={classes.firstHead}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={classes.card}>
        <div className={classes.panel}>
          <NewEventForm onDone={() => undefined} />
        </div>
      </div>
    </div>
  );
}
