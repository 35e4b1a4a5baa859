import type { EventSetup } from '@plenum/contract';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { EventDates } from '../../ui/event/event-dates.tsx';
import classes from './branding-panel.module.css';

interface LookPreviewProps {
  setup: EventSetup;
  accent: string;
}

/** The head of the public page as it will be, before it is saved. */
export function LookPreview({ setup, accent }: LookPreviewProps) {
  const t = useTranslations('events.branding');
  const words = useWords(setup.languages);
  const style: CSSProperties & Record<'--shown', string> = { '--shown': accent };
  return (
    <figure className={classes.preview}>
      <figcaption>{t('preview')}</figcaption>
      <div className={classes.page} style={style}>
        <div className={classes.top}>{setup.banner && <img src={setup.banner} alt="" />}</div>
        <div className={classes.words}>
          {setup.logo && <img src={setup.logo} alt="" className={classes.logo} />}
          <div>
            <bdi className={classes.name}>{setup.name}</bdi>
            <EventDates event={setup} isLong />
            <div className={classes.tagline}>
              <bdi>{words(setup.tagline)}</bdi>
            </div>
          </div>
          <span className={classes.join}>{t('join')}</span>
        </div>
      </div>
    </figure>
  );
}
