import type { ProgramSession } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { TicketNeeded } from '../../../ui/event/ticket-needed.tsx';
import { joinPlace } from '../mine/mine.live.ts';
import { useProgramPlace } from '../program/use-program-place.ts';

/** For who takes part and has no ticket that opens it. */
export function SessionNeeds({ session }: { session: ProgramSession }) {
  const { program, hasStars, isDraft } = useProgramPlace();
  const { event } = program;
  const { data } = useQuery({
    ...joinPlace.options({ eventId: event.id, sessionId: session.id }),
    enabled: hasStars && !isDraft,
  });
  if (!data?.needs) return null;
  return <TicketNeeded event={event} part="session" needs={data.needs} />;
}
