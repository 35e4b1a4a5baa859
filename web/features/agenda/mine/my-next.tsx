import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { isOnNow, upNext } from './mine.ts';
import type { Placed } from '../program/program.ts';
import { MyJoin } from './my-join.tsx';
import classes from './my-next.module.css';
import { useProgramPlace } from '../program/use-program-place.ts';

const longestWaitMs = 7 * 86_400_000;

/** What is on, or how long until it begins; nothing while it is far away, or over. */
export function MyNext({ mine }: { mine: readonly Placed[] }) {
  const now = useNow();
  const next = upNext(mine, now).filter(({ startsAt }) => startsAt - now < longestWaitMs);
  if (next.length === 0) return null;
  return (
    <ul className={classes.next}>
      {next.map((placed) => (
        <Next key={placed.session.id} placed={placed} isOn={isOnNow(placed, now)} />
      ))}
    </ul>
  );
}

function Next({ placed, isOn }: { placed: Placed; isOn: boolean }) {
  const t = useTranslations('my-agenda');
  const { program, words, roomOf } = useProgramPlace();
  const { session, startsAt, endsAt } = placed;
  const title = words(session.title);
  const room = roomOf(session.roomId);
  const at = new Date(isOn ? endsAt : startsAt).toISOString();
  return (
    <li>
      <IconClockHour4 size={22} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <span className={classes.when}>
          {t(isOn ? 'endsIn' : 'next')} <RelativeTime at={at} />
        </span>
        <strong>{title}</strong>
        {room && <span>{room.name}</span>}
      </span>
      <MyJoin eventId={program.event.id} placed={placed} title={title} />
    </li>
  );
}
