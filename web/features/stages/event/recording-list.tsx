import type { StageRecording } from '@plenum/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { clockOf } from '../player/player.clock.ts';
import classes from './live-event.module.css';

interface RecordingListProps {
  recordings: readonly StageRecording[];
  watched: number | undefined;
  titleOf: (sessionId: number | null) => string | null;
  onWatch: (runId: number) => void;
}

export function RecordingList({ recordings, watched, titleOf, onWatch }: RecordingListProps) {
  const t = useTranslations('stages.event');
  const format = useFormatter();
  if (recordings.length === 0) return null;
  return (
    <Panel title={t('recordings')}>
      <ul className={classes.list}>
        {recordings.map(({ runId, sessionId, liveAt, seconds }) => {
          const when = format.dateTime(new Date(liveAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          });
          return (
            <li key={runId}>
              <button
                type="button"
                className={classes.entry}
                aria-current={runId === watched || undefined}
                onClick={() => onWatch(runId)}
              >
                <IconPlayerPlay size={18} aria-hidden />
                <span className={classes.about}>
                  <bdi className={classes.name}>{titleOf(sessionId) ?? when}</bdi>
                  <span className={classes.quiet}>
                    {titleOf(sessionId) !== null && <span>{when}</span>}
                    <span>{clockOf(seconds)}</span>
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
