import type { MyEvent, Stage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lists } from '../../features/chat/chat.live.ts';
import { ChannelHead } from '../../features/chat/rooms/channel-head.tsx';
import { ConversationPane } from '../../features/chat/rooms/conversation-pane.tsx';
import { LiveEventScreen } from '../../features/stages/event/live-event-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { EventSponsors } from '../public/event-sponsors.tsx';
import { useStageProgram } from './use-stage-program.tsx';

const route = getRouteApi('/signed-in/live-event');

export function LiveEventPage() {
  return <EventNeeded>{(event) => <Live key={event.id} event={event} />}</EventNeeded>;
}

function Live({ event }: { event: MyEvent }) {
  const { stage } = route.useSearch();
  const navigate = useNavigate();
  const program = useStageProgram(event);
  return (
    <>
      <LiveEventScreen
        event={event}
        stageId={stage === undefined ? undefined : Number(stage)}
        onChoose={(id) => void navigate({ to: '/live-event', search: { stage: String(id) } })}
        program={program}
        talk={talkIn(event)}
      />
      <EventSponsors event={event} placement="stage" />
    </>
  );
}

const talkIn = (event: MyEvent) => (stage: Stage) => <Talk event={event} stage={stage} />;

/** About what is on; where nothing is, the lobby's. */
function Talk({ event, stage }: { event: MyEvent; stage: Stage }) {
  const { data } = useQuery(lists.options(event.id));
  if (!data) return <LinesSkeleton lines={6} />;
  const { sessionId = null } = stage.run ?? {};
  const about = data.conversations.find(
    ({ about: kind, subjectId }) => kind === 'session' && subjectId === sessionId,
  );
  const shown = about ?? data.conversations.find(({ about: kind }) => kind === 'lobby');
  if (!shown) return null;
  return (
    <ConversationPane
      key={shown.id}
      conversationId={shown.id}
      header={<ChannelHead conversationId={shown.id} />}
      isCompact
    />
  );
}
