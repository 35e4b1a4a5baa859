import type { MyEvent, Program } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { myProgramOptions } from '../../features/agenda/program/program.api.ts';
import { placeSessions, speakersOf } from '../../features/agenda/program/program.ts';
import { SessionSpan } from '../../features/agenda/session/session-time.tsx';
import type { OnStage } from '../../features/stages/stages.program.ts';
import { useShownZone } from '../../platform/i18n/shown-zone.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { Countdown } from '../lobby/countdown.tsx';
import { aroundNow, nowIn, type StageNow } from './stage-now.ts';
import classes from './stage-program.module.css';

const countedMs = 24 * 3_600_000;

/** What the published program says of stages, for the screens about them. */
export function useStageProgram(event: MyEvent): OnStage {
  const { data } = useQuery(myProgramOptions(event));
  const now = useNow();
  const words = useWords(event.languages);
  const placed = useMemo(() => (data ? placeSessions(data, event.timeZone) : []), [data, event]);
  return {
    about: ({ roomId }) => {
      const found = nowIn(placed, roomId, now);
      return found && data && <About event={event} program={data} found={found} />;
    },
    countdown: ({ roomId }) => {
      const found = nowIn(placed, roomId, now);
      const isNear = found && !found.isOn && found.placed.startsAt - now < countedMs;
      return isNear && <Countdown at={found.placed.startsAt} now={now} />;
    },
    titleOf: (sessionId) => {
      const session = data?.sessions.find(({ id }) => id === sessionId);
      return session ? words(session.title) : null;
    },
    sessions: (data?.sessions ?? []).map(({ id, title }) => ({ id, title: words(title) })),
    sessionsOn: ({ roomId }) =>
      aroundNow(placed, roomId, now).map(({ session }) => ({
        id: session.id,
        title: words(session.title),
      })),
  };
}

function About({ event, program, found }: { event: MyEvent; program: Program; found: StageNow }) {
  const t = useTranslations('stages.event');
  const words = useWords(event.languages);
  const { zone } = useShownZone(event.timeZone);
  const { session } = found.placed;
  const [shown = found.placed] = placeSessions({ ...program, sessions: [session] }, zone);
  const speakers = speakersOf(program, session).map(({ name }) => name);
  return (
    <span className={classes.about}>
      <span className={classes.when}>
        {t(found.isOn ? 'on' : 'next')}{' '}
        <SessionSpan placed={shown} timeZone={zone} isDated={!found.isOn} />
      </span>
      <bdi className={classes.title}>{words(session.title)}</bdi>
      {speakers.length > 0 && <bdi className={classes.when}>{speakers.join(', ')}</bdi>}
    </span>
  );
}
