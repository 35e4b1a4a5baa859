import { useTranslations } from 'use-intl';
import { clockOf } from './player.clock.ts';
import classes from './stage-player.module.css';

interface SeekLineProps {
  time: number;
  duration: number;
  onSeek: (to: number) => void;
}

/** Where it is, and the way to somewhere else. */
export function SeekLine({ time, duration, onSeek }: SeekLineProps) {
  const t = useTranslations('stages.player');
  const text = t('position', { time: clockOf(time), duration: clockOf(duration) });
  return (
    <div className={classes.seek} dir="ltr">
      <input
        type="range"
        aria-label={t('seek')}
        aria-valuetext={text}
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
      <span className={classes.clock}>
        {clockOf(time)} / {clockOf(duration)}
      </span>
    </div>
  );
}
