import '../../../ui/styles/tabs.css';
import type { MyEvent, StageRecording } from '@plenum/contract';
import { Modal, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UnsavedContext } from '../../../ui/form/leave-guard.tsx';
import { PictureSkeleton } from '../../../ui/skeleton.tsx';
import { CaptionsEditor } from '../replay/captions-editor.tsx';
import { ChaptersEditor } from '../replay/chapters-editor.tsx';
import { type PlayerHandle, RecordingPlayer } from '../replay/recording-player.tsx';
import { watchingRecording } from '../stages.api.ts';
import { CutEditor } from './cut-editor.tsx';
import classes from './live-conference.module.css';
import { Publishing } from './publishing.tsx';
import { RunFigures } from './run-figures.tsx';
import type { useRecordingDeeds } from './use-recording-deeds.ts';

interface WatchAgainProps {
  event: MyEvent;
  recording: StageRecording;
  sessions: readonly { id: number; title: string }[];
  deeds: ReturnType<typeof useRecordingDeeds>;
  onClose: () => void;
}

/** A recording, and beside it what is said in it, its chapters, and who watched while it was live. */
export function WatchAgain(props: WatchAgainProps) {
  const { event, recording, sessions, deeds, onClose } = props;
  const { runId } = recording;
  const t = useTranslations('stages.past');
  const replay = useTranslations('stages.replay');
  const shell = useTranslations('shell');
  const leave = useTranslations('kit.leave');
  const { data } = useQuery(watchingRecording(event.id, runId, 'whole'));
  // Something is written there and not saved.
  const [hasCaptions, setHasCaptions] = useState(false);
  const [hasChapters, setHasChapters] = useState(false);
  const [hasCut, setHasCut] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => (hasCaptions || hasChapters || hasCut ? setIsAsked(true) : onClose());
  const beside = (player: PlayerHandle) => (
    <Tabs defaultValue="captions" keepMounted className={classes.beside}>
      <Tabs.List>
        <Tabs.Tab value="captions">{replay('captions')}</Tabs.Tab>
        <Tabs.Tab value="chapters">{replay('chapters')}</Tabs.Tab>
        <Tabs.Tab value="cut">{t('cut')}</Tabs.Tab>
        <Tabs.Tab value="publishing">{t('publishing')}</Tabs.Tab>
        <Tabs.Tab value="viewers">{t('viewers')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="captions" pt="md">
        <UnsavedContext value={setHasCaptions}>
          <CaptionsEditor event={event} runId={runId} player={player} />
        </UnsavedContext>
      </Tabs.Panel>
      <Tabs.Panel value="chapters" pt="md">
        <UnsavedContext value={setHasChapters}>
          <ChaptersEditor event={event} runId={runId} player={player} />
        </UnsavedContext>
      </Tabs.Panel>
      <Tabs.Panel value="cut" pt="md">
        <UnsavedContext value={setHasCut}>
          <CutEditor recording={recording} player={player} deeds={deeds} />
        </UnsavedContext>
      </Tabs.Panel>
      <Tabs.Panel value="publishing" pt="md">
        <Publishing recording={recording} sessions={sessions} deeds={deeds} />
      </Tabs.Panel>
      <Tabs.Panel value="viewers" pt="md">
        <RunFigures eventId={event.id} runId={runId} />
      </Tabs.Panel>
    </Tabs>
  );
  return (
    <Modal
      opened
      // Escape reaches it even while the question is open: then it answers the question.
      onClose={() => (isAsked ? setIsAsked(false) : close())}
      size="min(1240px, 96vw)"
      title={t('watchTitle')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {data ? (
        <div className={classes.again}>
          <RecordingPlayer
            event={event}
            runId={runId}
            address={data.address}
            label={t('watchTitle')}
            beside={beside}
          />
        </div>
      ) : (
        <PictureSkeleton />
      )}
      <ConfirmDialog
        opened={isAsked}
        title={leave('title')}
        text={leave('text')}
        stay={leave('stay')}
        go={leave('go')}
        onStay={() => setIsAsked(false)}
        onGo={onClose}
      />
    </Modal>
  );
}
