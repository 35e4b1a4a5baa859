import type { MyEvent, StageRecording } from '@plenum/contract';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconPlayerPlay } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { clockOf } from '../player/player.clock.ts';
import { SaidSearch } from '../replay/said-search.tsx';
import { useSaveRecording } from '../use-save-recording.ts';
import { shownSeconds } from './event.pick.ts';
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
  const save = useSaveRecording(event.id);
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
        {recordings.map((recording) => {
          const { runId, sessionId, liveAt } = recording;
          const when = whenOf(liveAt);
          const title = titleOf(sessionId);
          return (
            <li key={runId} className={classes.recording}>
              <button
                type="button"
                className={classes.entry}
                aria-current={runId === watched || undefined}
                onClick={() => onWatch({ runId })}
              >
                <IconPlayerPlay size={18} aria-hidden />
                <span className={classes.about}>
                  <bdi className={classes.name}>{title ?? when}</bdi>
                  <span className={classes.quiet}>
                    {title !== null && <span>{when}</span>}
                    <span>{clockOf(shownSeconds(recording))}</span>
                  </span>
                </span>
              </button>
              {recording.isDownloadable && recording.needs === null && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={40}
                  aria-label={t('save', { name: title ?? when })}
                  onClick={() => save(runId)}
                >
                  <IconDownload size={18} />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
