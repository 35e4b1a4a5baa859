import '../../../ui/styles/settings.css';
import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDots, IconDownload, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useFileSize } from '../../../ui/use-file-size.ts';
import { clockOf } from '../player/player.clock.ts';
import { recordings } from '../stages.live.ts';
import classes from './live-conference.module.css';
import { useRecordingDeeds } from './use-recording-deeds.ts';
import { WatchAgain } from './watch-again.tsx';

interface PastRunsProps {
  event: MyEvent;
  stages: readonly Stage[];
  titleOf: (sessionId: number | null) => string | null;
}

/** What was recorded, whether others find it, and who watched it when it was live. */
export function PastRuns({ event, stages, titleOf }: PastRunsProps) {
  const t = useTranslations('stages.past');
  const { data } = useQuery(recordings.options(event.id));
  const [watched, setWatched] = useState<StageRecording>();
  const [removed, setRemoved] = useState<StageRecording>();
  const deeds = useRecordingDeeds(event.id);
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul className={classes.past}>
        {data.map((recording) => (
          <PastRun
            key={recording.runId}
            event={event}
            recording={recording}
            stage={stages.find(({ id }) => id === recording.stageId)}
            title={titleOf(recording.sessionId)}
            deeds={deeds}
            onWatch={() => setWatched(recording)}
            onRemove={() => setRemoved(recording)}
          />
        ))}
      </ul>
      {watched && (
        <WatchAgain event={event} recording={watched} onClose={() => setWatched(undefined)} />
      )}
      <ConfirmDialog
        opened={removed !== undefined}
        title={t('removeTitle')}
        text={t('removeText')}
        stay={t('stay')}
        go={t('remove')}
        onStay={() => setRemoved(undefined)}
        onGo={() => {
          if (removed) deeds.remove(removed.runId);
          setRemoved(undefined);
        }}
      />
    </Panel>
  );
}

interface PastRunProps {
  event: MyEvent;
  recording: StageRecording;
  stage: Stage | undefined;
  title: string | null;
  deeds: ReturnType<typeof useRecordingDeeds>;
  onWatch: () => void;
  onRemove: () => void;
}

function PastRun({ event, recording, stage, title, deeds, onWatch, onRemove }: PastRunProps) {
  const t = useTranslations('stages.past');
  const format = useFormatter();
  const size = useFileSize();
  const words = useWords(event.languages);
  const { runId, liveAt, seconds, bytes, mostViewers, isShown, endedBy } = recording;
  const when = format.dateTime(new Date(liveAt), { dateStyle: 'medium', timeStyle: 'short' });
  const name = title ?? (stage ? words(stage.name) : when);
  return (
    <li>
      <div className={classes.pastAbout}>
        <bdi className={classes.pastName}>{name}</bdi>
        <span className={classes.facts}>
          <span>{when}</span>
          <span>{clockOf(seconds)}</span>
          <span>{size(bytes)}</span>
          <span>{t('most', { count: mostViewers })}</span>
          {endedBy !== 'by_person' && <span>{t(`ended.${endedBy}`)}</span>}
        </span>
      </div>
      <Switch
        label={t('shown')}
        aria-label={t('shownOf', { name })}
        checked={isShown}
        onChange={({ currentTarget }) => deeds.show(runId, currentTarget.checked)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('watch', { name })}
        onClick={onWatch}
      >
        <IconPlayerPlay size={18} />
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => deeds.save(recording)}>
            {t('download')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
