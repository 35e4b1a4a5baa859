import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { myProgramOptions } from '../features/agenda/program/program.api.ts';
import { readChatSearch } from '../features/chat/chat.places.ts';
import { LiveScreen } from '../features/chat/live-screen.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';

export function LiveChatPage() {
  return <EventNeeded>{(event) => <Live key={event.id} event={event} />}</EventNeeded>;
}

const endOf = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** When sessions are on, the agenda knows; without it they stand in their order. */
function useSessionTimes(event: MyEvent) {
  const { data } = useQuery(myProgramOptions(event));
  return useMemo(
    () =>
      new Map(
        data?.sessions.flatMap(({ id, startsAt, minutes }) =>
          startsAt ? [[id, { startsAt, endsAt: endOf(startsAt, minutes) }] as const] : [],
        ),
      ),
    [data],
  );
}

function Live({ event }: { event: MyEvent }) {
  const { conversationId } = useParams({ strict: false });
  const { line } = readChatSearch(useSearch({ strict: false }));
  return (
    <LiveScreen
      event={event}
      conversationId={conversationId ? Number(conversationId) : undefined}
      line={line}
      times={useSessionTimes(event)}
    />
  );
}
