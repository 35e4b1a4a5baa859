import { ActionIcon } from '@mantine/core';
import type { ProgramSession } from '@plenum/contract';
import { IconAlertTriangle, IconCalendarDown, IconMapPin } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { isOnNow, type Overlap } from './mine.ts';
import type { Placed } from '../program/program.ts';
import { trackColour } from '../agenda.track-colour.ts';
import { MyJoin } from './my-join.tsx';
import classes from './my-session.module.css';
import { SessionTime } from '../session/session-time.tsx';
import { StarButton } from './star-button.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';

interface MySessionProps {
  session: ProgramSession;
  /** Null: it has no time yet. */
  placed: Placed | null;
  overlaps: readonly Overlap[];
}

export function MySession({ session, placed, overlaps }: MySessionProps) {
  const t = useTranslations('my-agenda');
  const { program, words, trackOf, hrefOf, open } = useProgramPlace();
  const now = useNow();
  const title = words(session.title);
  const track = trackOf(session.trackId);
  const { id: eventId } = program.event;
  const isOn = placed !== null && isOnNow(placed, now);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(session.id);
  };
  return (
    <li
      className={classes.session}
      data-session={session.id}
      data-clash={overlaps.length > 0 || undefined}
      data-over={(placed !== null && placed.endsAt <= now) || undefined}
      style={trackColour(track)}
    >
      <p className={classes.time}>
        {placed ? <SessionTime placed={placed} /> : t('noTime')}
        {isOn && <span className={classes.on}>{t('onNow')}</span>}
      </p>
      <div className={classes.main}>
        <a className={classes.title} href={hrefOf(session.id)} onClick={follow}>
          {title}
        </a>
        <SessionPlace session={session} />
        {overlaps.map(({ other, minutes }) => (
          <p key={other.session.id} className={classes.clash}>
            <IconAlertTriangle size={15} aria-hidden />
            <span>{t('clash.with', { title: words(other.session.title), minutes })}</span>
          </p>
        ))}
      </div>
      <div className={classes.actions}>
        {placed && <MyJoin eventId={eventId} placed={placed} title={title} />}
        {placed && <CalendarLink session={session} title={title} />}
        <StarButton eventId={eventId} sessionId={session.id} title={title} />
      </div>
    </li>
  );
}

function SessionPlace({ session }: { session: ProgramSession }) {
  const { words, trackOf, roomOf } = useProgramPlace();
  const room = roomOf(session.roomId);
  const track = trackOf(session.trackId);
  if (!room && !track) return null;
  return (
    <ul className={classes.facts}>
      {room && (
        <li>
          <IconMapPin size={14} aria-hidden /> {room.name}
        </li>
      )}
      {track && (
        <li>
          <span className={classes.dot} /> {words(track.name)}
        </li>
      )}
    </ul>
  );
}

function CalendarLink({ session, title }: { session: ProgramSession; title: string }) {
  const t = useTranslations('my-agenda');
  const { program } = useProgramPlace();
  return (
    <ActionIcon
      component="a"
      href={`/api/e/${program.event.slug}/sessions/${session.id}/session.ics`}
      download
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('calendarOf', { title })}
      title={t('calendar')}
    >
      <IconCalendarDown size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
