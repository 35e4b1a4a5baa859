import type { Speaker } from '@plenum/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './speaker-progress.module.css';
import { missingOf, steps } from './list.rules.ts';

interface SpeakerProgressProps {
  speaker: Speaker;
  languages: readonly string[];
}

/** How complete a profile is, and what it still lacks. */
export function SpeakerProgress({ speaker, languages }: SpeakerProgressProps) {
  const t = useTranslations('speakers.progress');
  const format = useFormatter();
  const missing = missingOf(speaker, languages);
  const done = steps.length - missing.length;
  if (missing.length === 0) {
    return (
      <p className={classes.complete}>
        <IconCircleCheck size={16} aria-hidden /> {t('complete')}
      </p>
    );
  }
  return (
    <div className={classes.progress}>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${(done / steps.length) * 100}%` }} />
      </span>
      <p>
        {t('missing', {
          done,
          count: steps.length,
          list: format.list(missing.map((step) => t(`steps.${step}`))),
        })}
      </p>
    </div>
  );
}
