import type { MyEvent, Stage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { eventSetup } from '../../features/events/events.live.ts';
import {
  type Chosen,
  LiveConferenceScreen,
} from '../../features/stages/console/live-conference-screen.tsx';
import { StudioScreen } from '../../features/stages/studio/studio-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { StageQueues } from './stage-queues.tsx';
import { useStageProgram } from './use-stage-program.tsx';

const studioRoute = getRouteApi('/signed-in/live-conference/studio/$stageId');

export function LiveConferencePage() {
  return <EventNeeded>{(event) => <Conference key={event.id} event={event} />}</EventNeeded>;
}

function Conference({ event }: { event: MyEvent }) {
  const program = useStageProgram(event);
  const { data: setup } = useQuery(eventSetup.options(event.id));
  return (
    <LiveConferenceScreen
      event={event}
      program={program}
      rooms={setup?.rooms ?? []}
      queues={queuesIn(event)}
    />
  );
}

const queuesIn = (event: MyEvent) => (stages: readonly Stage[], chosen: Chosen) => (
  <StageQueues event={event} stages={stages} chosen={chosen} />
);

export function StudioPage() {
  const { stageId } = studioRoute.useParams();
  return (
    <EventNeeded>
      {(event) => <Studio key={`${event.id} ${stageId}`} event={event} stageId={Number(stageId)} />}
    </EventNeeded>
  );
}

function Studio({ event, stageId }: { event: MyEvent; stageId: number }) {
  const program = useStageProgram(event);
  return <StudioScreen event={event} stageId={stageId} program={program} />;
}
