import { Button } from '@mantine/core';
import type { Conversation, HallBooth, MyEvent } from '@plenum/contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GroupCallButton } from '../../features/calls/group/group-call-button.tsx';
import { useGroupCallLines } from '../../features/calls/group/use-group-call-lines.tsx';
import { BoothChat } from '../../features/chat/booth-chat.tsx';
import { ConversationPane } from '../../features/chat/rooms/conversation-pane.tsx';
import { DropCardButton } from '../../features/dropcards/card/drop-card-button.tsx';
import { ownBoothsOptions } from '../../features/exhibitors/booths/booths.own-booths.ts';
import { HallBoothScreen } from '../../features/exhibitors/visits/hall-booth-screen.tsx';
import { HallBoothSkeleton } from '../../features/exhibitors/visits/hall-booth-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { ReportButton } from '../report-button.tsx';

const route = getRouteApi('/signed-in/exhibit-hall/$exhibitorId');

type Booth = Pick<HallBooth, 'id' | 'name'>;

/** Whoever works there answers in the inbox instead. */
function useCanAsk(booth: Booth): boolean {
  const { data: own } = useQuery(ownBoothsOptions());
  return own?.every(({ id }) => id !== booth.id) ?? false;
}

interface DeedsProps {
  event: MyEvent;
  booth: Booth;
  onAsk: () => void;
}

/** What the hall itself does not know: giving one's card, and asking. */
function Deeds({ event, booth, onAsk }: DeedsProps) {
  const t = useTranslations('hall.booth');
  const { id, name } = booth;
  return (
    <>
      <DropCardButton eventId={event.id} exhibitorId={id} name={name} />
      {useCanAsk(booth) && (
        <Button
          variant="default"
          leftSection={<IconMessageCircle size={18} aria-hidden />}
          onClick={onAsk}
        >
          {t('ask')}
        </Button>
      )}
      <ReportButton eventId={event.id} subject={{ kind: 'booth', exhibitorId: id }} name={name} />
    </>
  );
}

const callIn = ({ id }: Conversation) => <GroupCallButton conversationId={id} isAtBooth />;

function Said({ conversationId }: { conversationId: number }) {
  const happenings = useGroupCallLines(conversationId, true);
  return <ConversationPane conversationId={conversationId} happenings={happenings} isCompact />;
}

const saidIn = ({ id }: Conversation) => <Said conversationId={id} />;

function Talk({ event, booth, asked }: { event: MyEvent; booth: Booth; asked: number }) {
  return useCanAsk(booth) ? (
    <BoothChat event={event} booth={booth} asked={asked} deeds={callIn} pane={saidIn} />
  ) : null;
}

const deedsIn = (event: MyEvent, onAsk: () => void) => (booth: Booth) => (
  <Deeds event={event} booth={booth} onAsk={onAsk} />
);

const talkIn = (event: MyEvent, asked: number) => (booth: Booth) => (
  <Talk event={event} booth={booth} asked={asked} />
);

function BoothOf({ event, exhibitorId }: { event: MyEvent; exhibitorId: number }) {
  const [asked, setAsked] = useState(0);
  return (
    <HallBoothScreen
      event={event}
      exhibitorId={exhibitorId}
      deeds={deedsIn(event, () => setAsked((before) => before + 1))}
      talk={talkIn(event, asked)}
    />
  );
}

export function HallBoothPage() {
  const exhibitorId = Number(route.useParams().exhibitorId);
  return (
    <EventNeeded skeleton={<HallBoothSkeleton />}>
      {(event) => (
        <BoothOf key={`${event.id} ${exhibitorId}`} event={event} exhibitorId={exhibitorId} />
      )}
    </EventNeeded>
  );
}
