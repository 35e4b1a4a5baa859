import { IconMapPin, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { BlockIcon } from './block-icon.tsx';
import { BlockTarget } from './block-target.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import type { Block } from './views.blocks.ts';
import classes from './day-lines.module.css';

/** The entries of one day, one under the other. */
export function DayLines({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('calendar');
  const { timeOf } = useCalendarFacts();
  return (
    <ul className={classes.lines}>
      {blocks.map(({ occurrence }) => (
        <li key={occurrence.key}>
          <BlockTarget occurrence={occurrence} className={classes.line}>
            <span className={classes.mark} aria-hidden />
            <bdi className={classes.time} aria-hidden>
              {timeOf(occurrence)}
            </bdi>
            <span className={classes.what} aria-hidden>
              <span className={classes.title}>
                <bdi>{occurrence.title}</bdi>{' '}
                <BlockIcon layer={occurrence.layer} isRepeating={occurrence.isRepeating} />
              </span>
              {(occurrence.location || occurrence.guests > 0) && (
                <span className={classes.facts}>
                  {occurrence.location && (
                    <span>
                      <IconMapPin size={13} />
                      <bdi>{occurrence.location}</bdi>
                    </span>
                  )}
                  {occurrence.guests > 0 && (
                    <span>
                      <IconUsers size={13} />
                      {t('guestCount', { count: occurrence.guests })}
                    </span>
                  )}
                </span>
              )}
            </span>
          </BlockTarget>
        </li>
      ))}
    </ul>
  );
}
