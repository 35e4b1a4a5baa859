import type { MyEvent } from '@plenum/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { placeSessions } from '../../features/agenda/program/program.ts';
import { programOptions } from '../../features/agenda/program/program.api.ts';
import { BlogNewsPlace } from '../../features/blog/list/blog-news-place.tsx';
import { BoothsHere } from '../../features/exhibitors/hall/booths-here.tsx';
import { stages } from '../../features/stages/stages.live.ts';
import { LiveStages } from '../../features/stages/event/live-stages.tsx';
import { PeopleToMeet } from '../../features/profiles/connections/people-to-meet.tsx';
import { SponsorStrip } from '../../features/sponsors/strip/sponsor-strip.tsx';
import { useWords } from '../../platform/i18n/words.ts';
import { Later } from '../../ui/later.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { Announcements } from './announcements.tsx';
import classes from './lobby.module.css';
import { LobbyHero } from './lobby-hero.tsx';
import { LobbySkeleton } from './lobby-skeleton.tsx';
import { type Moment, momentOf } from './lobby-moment.ts';
import { isOn } from '../../features/stages/event/event.pick.ts';
import { nowOf } from './lobby-now.ts';
import { shows } from './lobby.queries.ts';
import { NowCard } from './now-card.tsx';
import { ProgramPanels } from './program-panels.tsx';
import { useLiveAnnouncements } from './use-live-announcements.ts';
import { WaysIn } from './ways-in.tsx';

function useLobbyProgram(event: MyEvent) {
  const hasProgram = shows(event, 'program');
  const reading = useQuery({ ...programOptions(event.slug), enabled: hasProgram });
  const { data } = reading;
  const placed = useMemo(() => (data ? placeSessions(data, event.timeZone) : []), [data, event]);
  return { ...reading, hasProgram, placed };
}

const isFirstTry = ({ isLoading, failureCount }: UseQueryResult) => isLoading && failureCount === 0;

/** Everything on it follows from what was read and the clock: it changes by itself. */
export function Lobby({ event }: { event: MyEvent }) {
  const now = useNow();
  const words = useWords(event.languages);
  const program = useLobbyProgram(event);
  const { announcements, reading: announced } = useLiveAnnouncements(event, now);
  const moment: Moment = momentOf(event, program.placed, now);
  const staged = useQuery({
    ...stages.options(event.id),
    // How many watch is told to those who watch and to organisers alone.
    refetchInterval: ({ state }) => state.data?.some(isOn) === true && 60_000,
  });
  // Drawn in one go: what came a moment later would push down what is being read.
  if ([program, announced, staged].some(isFirstTry)) return <LobbySkeleton />;
  const at = moment.phase === 'after' ? null : nowOf(moment, staged.data ?? []);
  const titleOf = (sessionId: number | null) => {
    const found = program.placed.find(({ session }) => session.id === sessionId);
    return found ? words(found.session.title) : null;
  };
  return (
    <div className={classes.lobby}>
      <LobbyHero event={event} moment={moment} now={now} isSure={!program.isPending}>
        {at && <NowCard event={event} at={at} program={program.data} now={now} />}
      </LobbyHero>
      {announcements.length > 0 && (
        <Announcements announcements={announcements} languages={event.languages} />
      )}
      <LiveStages event={event} titleOf={titleOf} but={at?.stage?.id} />
      {program.hasProgram && moment.phase !== 'after' && (
        <ProgramPanels event={event} moment={moment} now={now} reading={program} />
      )}
      <Later>
        {shows(event, 'exhibitors') && <BoothsHere event={event} />}
        {shows(event, 'people') && <PeopleToMeet eventId={event.id} />}
        <BlogNewsPlace />
        {shows(event, 'sponsors') && (
          <SponsorStrip slug={event.slug} placement="lobby" languages={event.languages} />
        )}
        <WaysIn event={event} isOver={moment.phase === 'after'} />
      </Later>
    </div>
  );
}
