import type { Console } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { steps } from '../hall/hall.places.ts';
import classes from './console-funnel.module.css';

/** Each number is a list of people, beside what is usual in the tier. */
export function ConsoleFunnel({ numbers }: { numbers: Console }) {
  const t = useTranslations('booth.console');
  const format = useFormatter();
  const lines = steps.flatMap((step) => numbers.steps.find((line) => line.step === step) ?? []);
  const most = Math.max(1, ...lines.flatMap(({ people, median }) => [people, median]));
  return (
    <section className={classes.funnel} aria-label={t('funnel')}>
      <ol>
        {lines.map(({ step, people, median }) => (
          <li key={step} className={classes.step}>
            <Link
              to="."
              search={(before: object) => ({ ...before, step })}
              resetScroll={false}
              className={classes.link}
            >
              <span className={classes.label}>{t(`steps.${step}`)}</span>
              <strong>{format.number(people)}</strong>
            </Link>
            <span className={classes.bar} aria-hidden>
              <span className={classes.fill} style={{ inlineSize: `${(people / most) * 100}%` }} />
              <span
                className={classes.median}
                style={{ insetInlineStart: `${(median / most) * 100}%` }}
              />
            </span>
            <small>{t('median', { count: median })}</small>
          </li>
        ))}
      </ol>
      <p>{t('minutes', { count: numbers.minutes })}</p>
    </section>
  );
}
