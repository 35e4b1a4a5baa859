import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { OpenPoll } from '../../features/polls/open-poll.tsx';
import { LiveEventScreen } from '../../features/stages/event/live-event-screen.tsx';
import type { Watched } from '../../features/stages/event/recording-list.tsx';
import { pictureTime } from '../../features/stages/player/player.time.ts';
import { recordings, stages } from '../../features/stages/stages.live.ts';
import { readEventAhead } from '../../platform/loading/read-event-ahead.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { EventSponsors } from '../public/event-sponsors.tsx';
import { StageTalk } from './stage-talk.tsx';
import { useShownRun } from './use-shown-run.ts';
import { useStageProgram } from './use-stage-program.tsx';

export const readLiveEvent = () =>
  readEventAhead((client, { id }) => [
    client.query(stages.options(id)),
    client.query(recordings.options(id)),
  ]);

const route = getRouteApi('/signed-in/live-event');

export function LiveEventPage() {
  return <EventNeeded>{(event) => <Live key={event.id} event={event} />}</EventNeeded>;
}

function Live({ event }: { event: MyEvent }) {
  const { stage, recording, at } = route.useSearch();
  const navigate = useNavigate();
  const program = useStageProgram(event);
  const [tab, setTab] = useState('chat');
  return (
    <>
      <LiveEventScreen
        event={event}
        stageId={stage === undefined ? undefined : Number(stage)}
        onChoose={(id) => void navigate({ to: '/live-event', search: { stage: String(id) } })}
        watched={
          recording === undefined
            ? undefined
            : { runId: Number(recording), ...(at !== undefined && { from: Number(at) }) }
        }
        onWatch={(watched, stageId) =>
          void navigate({ to: '/live-event', search: searchOf(watched, stageId) })
        }
        program={program}
        notice={noticeIn(event, tab, setTab)}
        talk={talkIn(event, tab, setTab)}
      />
      <EventSponsors event={event} placement="stage" />
    </>
  );
}

const searchOf = (watched: Watched | undefined, stageId: number) => ({
  stage: String(stageId),
  ...(watched && { recording: String(watched.runId) }),
  ...(watched?.from !== undefined && { at: String(watched.from) }),
});

type ShowTab = (tab: string) => void;

const noticeIn =
  (event: MyEvent, tab: string, show: ShowTab) =>
  (stage: Stage, recording: StageRecording | undefined) =>
    !recording &&
    tab !== 'polls' && (
      <Notice key={stage.id} event={event} stage={stage} onOpen={() => show('polls')} />
    );

const talkIn =
  (event: MyEvent, tab: string, show: ShowTab) =>
  (stage: Stage, recording: StageRecording | undefined) => (
    <Talk key={stage.id} event={event} stage={stage} recording={recording} tab={tab} onTab={show} />
  );

interface OnStage {
  event: MyEvent;
  stage: Stage;
}

function Notice({ event, stage, onOpen }: OnStage & { onOpen: () => void }) {
  const place = { eventId: event.id, stageId: stage.id, runId: stage.run?.id ?? null };
  return <OpenPoll event={event} place={place} shows={pictureTime.shows} onOpen={onOpen} />;
}

interface TalkProps extends OnStage {
  recording: StageRecording | undefined;
  tab: string;
  onTab: (tab: string) => void;
}

function Talk({ recording, stage, ...rest }: TalkProps) {
  const runId = useShownRun(stage, recording);
  return <StageTalk {...rest} stage={stage} runId={runId} isPast={recording !== undefined} />;
}
