import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { videoOf } from '../../../platform/film/video-of.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { ForeignPlayer } from '../../../ui/foreign-player.tsx';
import { StagePlayer } from '../player/stage-player.tsx';
import { useCaptions } from '../replay/use-captions.ts';
import { watchingInstead, watchingRecording, watchingStage } from '../stages.api.ts';
import classes from './corner.module.css';
import { played, playedState } from './corner.played.ts';

interface PlayedLiveProps {
  event: MyEvent;
  stage: Stage;
  runId: number;
  isSmall: boolean;
  onKeys: () => void;
}

/** What is live, or what is shown instead while it stands still. */
export function PlayedLive(props: PlayedLiveProps) {
  const { stage } = props;
  const isStopped = stage.run?.state === 'interrupted';
  return isStopped && stage.hasFallback ? <Instead {...props} /> : <Sent {...props} />;
}

function Sent({ event, stage, runId, isSmall, onKeys }: PlayedLiveProps) {
  const t = useTranslations('stages.event');
  const label = useWords(event.languages)(stage.name);
  const reading = useQuery(watchingStage(event.id, stage.id, runId));
  const { data } = reading;
  if (!data) return <Unknown reading={reading} />;
  if (data.kind === 'embed') return <Embedded address={data.address} label={label} />;
  return (
    <StagePlayer
      address={data.address}
      isLive
      label={label}
      notice={stage.run?.state === 'interrupted' ? t('interrupted') : null}
      deeds={played.deeds}
      onState={playedState.set}
      isSmall={isSmall}
      onKeys={onKeys}
    />
  );
}

function Instead({ event, stage, isSmall, onKeys }: PlayedLiveProps) {
  const t = useTranslations('stages.event');
  const label = useWords(event.languages)(stage.name);
  const { data, isError } = useQuery(watchingInstead(event.id, stage.id));
  if (!data) return <div className={classes.dark}>{isError && <p>{t('interrupted')}</p>}</div>;
  if (data.kind === 'embed') return <Embedded address={data.address} label={label} />;
  return (
    <StagePlayer
      address={data.address}
      isLive={data.from === null}
      label={label}
      deeds={played.deeds}
      onState={playedState.set}
      isSmall={isSmall}
      isRepeated
      onKeys={onKeys}
      {...(data.from !== null && { from: data.from })}
    />
  );
}

interface PlayedRecordingProps {
  event: MyEvent;
  recording: StageRecording;
  label: string;
  /** Where it is to begin, in seconds. */
  from: number | undefined;
  isSmall: boolean;
  onKeys: () => void;
}

export function PlayedRecording(props: PlayedRecordingProps) {
  const { event, recording, label, from, isSmall, onKeys } = props;
  const { runId, cut, seconds } = recording;
  const words = useWords(event.languages);
  const { chapters, cues, choice } = useCaptions({ eventId: event.id, runId });
  const reading = useQuery(watchingRecording(event.id, runId, cut ?? seconds));
  const { data } = reading;
  if (!data) return <Unknown reading={reading} />;
  return (
    <StagePlayer
      address={data.address}
      isLive={false}
      label={label}
      deeds={played.deeds}
      onState={playedState.set}
      captions={{ cues, choice }}
      marks={chapters.map(({ at, title }) => ({ at, title: words(title) }))}
      isSmall={isSmall}
      onKeys={onKeys}
      {...(from !== undefined && { from })}
    />
  );
}

type Reading = Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;

/** Until it is known where the picture is found. */
function Unknown({ reading: { isError, isFetching, refetch } }: { reading: Reading }) {
  const t = useTranslations('stages.player');
  return (
    <div className={classes.dark}>
      {isError && (
        <>
          <p>{t('broken')}</p>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Somebody else's player; nothing is asked of them before the stage is live. */
function Embedded({ address, label }: { address: string; label: string }) {
  const t = useTranslations('stages.event');
  const video = videoOf(address);
  if (video?.kind !== 'player') return <div className={classes.dark}>{t('unreadable')}</div>;
  return <ForeignPlayer className={classes.embedded} src={video.src} title={label} />;
}
