import { useTranslations } from 'use-intl';
import { clockOf } from './player.clock.ts';
import classes from './stage-player.module.css';

/** Where a part begins. */
export interface Mark {
  at: number;
  title: string;
}

interface SeekLineProps {
  time: number;
  duration: number;
  marks: readonly Mark[];
  onSeek: (to: number) => void;
}

/** Where it is, and the way to somewhere else. */
export function SeekLine({ time, duration, marks, onSeek }: SeekLineProps) {
  const t = useTranslations('stages.player');
  const part = marks.findLast(({ at }) => at <= time);
  const position = t('position', { time: clockOf(time), duration: clockOf(duration) });
  const text = part ? `${position}, ${part.title}` : position;
  return (
    <div className={classes.seek} dir="ltr">
      <div className={classes.line}>
        {marks
          .filter(({ at }) => at > 0 && at < duration)
          .map(({ at, title }) => (
            <span
              key={at}
              className={classes.mark}
              style={{ insetInlineStart: `${(at / duration) * 100}%` }}
              title={title}
              aria-hidden
            />
          ))}
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
      </div>
      <span className={classes.clock}>
        {clockOf(time)} / {clockOf(duration)}
      </span>
    </div>
  );
}
