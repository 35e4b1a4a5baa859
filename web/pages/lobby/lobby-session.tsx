import type { MyEvent, Program } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { type Placed, placeSessions, speakersOf } from '../../features/agenda/program/program.ts';
import { SessionSpan } from '../../features/agenda/session/session-time.tsx';
import { StarButton } from '../../features/agenda/mine/star-button.tsx';
import { useWords } from '../../platform/i18n/words.ts';
import classes from './lobby.module.css';
import { SessionProgress } from './session-progress.tsx';

const dayMs = 86_400_000;

interface LobbySessionProps {
  event: MyEvent;
  placed: Placed;
  program: Program | undefined;
  now: number;
  zone: string;
}

export function LobbySession({ event, placed, program, now, zone }: LobbySessionProps) {
  const { session, startsAt } = placed;
  const [shown = placed] = program ? placeSessions({ ...program, sessions: [session] }, zone) : [];
  const title = useWords(event.languages)(session.title);
  const room = program?.rooms.find(({ id }) => id === session.roomId)?.name;
  const speakers = program ? speakersOf(program, session).map(({ name }) => name) : [];
  return (
    <li className={classes.session}>
      <div className={classes.about}>
        <Link
          to="/conference-program"
          search={{ session: String(session.id) }}
          className={classes.title}
        >
          <bdi>{title}</bdi>
        </Link>
        <p className={classes.facts}>
          <SessionSpan placed={shown} timeZone={zone} isDated={!isSameDay(now, startsAt, zone)} />
          {room && <bdi>{room}</bdi>}
          {speakers.length > 0 && <bdi>{speakers.join(', ')}</bdi>}
        </p>
        {startsAt <= now ? <SessionProgress placed={placed} now={now} /> : null}
      </div>
      {startsAt > now && startsAt - now < dayMs && <Soon at={startsAt} now={now} />}
      {session.kind !== 'break' && (
        <StarButton eventId={event.id} sessionId={session.id} title={title} />
      )}
    </li>
  );
}

const isSameDay = (one: number, other: number, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
  return format.format(one) === format.format(other);
};

function Soon({ at, now }: { at: number; now: number }) {
  const t = useTranslations('lobby');
  const format = useFormatter();
  const isNear = at - now < 60_000;
  return (
    <span className={classes.soon}>
      {isNear ? t('now') : format.relativeTime(new Date(at), now)}
    </span>
  );
}
