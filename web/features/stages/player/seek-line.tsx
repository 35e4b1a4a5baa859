import { useTranslations } from 'use-intl';
import classes from './stage-player.module.css';

interface SeekLineProps {
  time: number;
  duration: number;
  onSeek: (to: number) => void;
}

const pad = (part: number) => String(part).padStart(2, '0');

/** `1:02:03`, and `2:03` where there are no hours. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  const rest = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
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
