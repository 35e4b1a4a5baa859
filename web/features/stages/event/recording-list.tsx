import type { MyEvent, StageRecording } from '@plenum/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { clockOf } from '../player/player.clock.ts';
import { SaidSearch } from '../replay/said-search.tsx';
import classes from './live-event.module.css';

export interface Watched {
  runId: number;
  /** Where it is to begin, in seconds. */
  from?: number;
}

interface RecordingListProps {
  event: MyEvent;
  recordings: readonly StageRecording[];
  watched: number | undefined;
  titleOf: (sessionId: number | null) => string | null;
  onWatch: (watched: Watched) => void;
}

export function RecordingList(props: RecordingListProps) {
  const { event, recordings, watched, titleOf, onWatch } = props;
  const t = useTranslations('stages.event');
  const format = useFormatter();
  if (recordings.length === 0) return null;
  const whenOf = (liveAt: string) =>
    format.dateTime(new Date(liveAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel title={t('recordings')}>
      <SaidSearch
        eventId={event.id}
        recordings={recordings}
        nameOf={({ sessionId, liveAt }) => titleOf(sessionId) ?? whenOf(liveAt)}
        onWatch={onWatch}
      />
      <ul className={classes.list}>
        {recordings.map(({ runId, sessionId, liveAt, seconds }) => {
          const when = whenOf(liveAt);
          return (
            <li key={runId}>
              <button
                type="button"
                className={classes.entry}
                aria-current={runId === watched || undefined}
                onClick={() => onWatch({ runId })}
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
