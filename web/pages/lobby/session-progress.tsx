import { useTranslations } from 'use-intl';
import type { Placed } from '../../features/agenda/program/program.ts';
import classes from './lobby.module.css';
import { shareOf } from './lobby-moment.ts';

export function SessionProgress({ placed, now }: { placed: Placed; now: number }) {
  const t = useTranslations('lobby');
  const minutes = Math.max(1, Math.ceil((placed.endsAt - now) / 60_000));
  return (
    <span className={classes.progress}>
      <span className={classes.track} aria-hidden>
        <span style={{ inlineSize: `${shareOf(placed, now) * 100}%` }} />
      </span>
      <bdi>{t('left', { minutes })}</bdi>
    </span>
  );
}
