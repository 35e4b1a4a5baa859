import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { GroupCallButton } from '../features/calls/group/group-call-button.tsx';
import { useGroupCallLines } from '../features/calls/group/use-group-call-lines.tsx';
import { CallButton } from '../features/calls/window/call-button.tsx';
import { useCallLines } from '../features/calls/line/use-call-lines.tsx';
import { conversations } from '../features/chat/chat.live.ts';
import { readChatSearch } from '../features/chat/chat.places.ts';
import { CometScreen } from '../features/chat/comet-screen.tsx';
import { useCurrentEvent } from '../platform/current-event.ts';

/** Whoever can be written to can be called, once both have agreed to talk. */
const callOf = ({ id, kind, standing, mayWrite, people }: Conversation) => {
  const [other] = people;
  if (kind === 'group' && standing === 'member') return <GroupCallButton conversationId={id} />;
  if (kind !== 'direct' || standing !== 'member' || !mayWrite || !other) return null;
  return <CallButton conversationId={id} name={other.fullName} />;
};

export function CometChatPage() {
  const { event } = useCurrentEvent();
  const { conversationId } = useParams({ strict: false });
  const { line } = readChatSearch(useSearch({ strict: false }));
  const id = conversationId ? Number(conversationId) : undefined;
  const { data } = useQuery({ ...conversations.options(id ?? 0), enabled: id !== undefined });
  const isInGroup = data?.kind === 'group' && data.standing === 'member';
  const calls = useCallLines(id);
  const ofGroup = useGroupCallLines(id, isInGroup);
  return (
    <CometScreen
      eventId={event?.id}
      conversationId={id}
      line={line}
      deeds={callOf}
      happenings={isInGroup ? ofGroup : calls}
    />
  );
}
