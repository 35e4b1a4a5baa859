import type { AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { hindranceOf } from '../agenda.clashes.ts';
import type { AgendaDay } from '../agenda.days.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-held-bar.module.css';
import type { HeldSession } from './use-grid-lift.ts';

interface GridHeldBarProps {
  held: HeldSession | null;
  day: AgendaDay;
  columns: readonly (number | null)[];
  sessions: readonly AgendaSession[];
}

/** Where a session is held with the keyboard, for those who see and those who hear it. */
export function GridHeldBar({ held, ...place }: GridHeldBarProps) {
  return <output className={classes.place}>{held && <HeldWords {...place} held={held} />}</output>;
}

function HeldWords({ held, day, columns, sessions }: GridHeldBarProps & { held: HeldSession }) {
  const t = useTranslations('agenda.grid');
  const facts = useAgendaFacts();
  const { session, column, from, minutes } = held;
  const startsAt = new Date(day.from + from * 60_000).toISOString();
  const there = { ...session, roomId: columns[column] ?? null, startsAt, minutes };
  const room = hindranceOf(there, sessions, 'rooms');
  const speaker = hindranceOf(there, sessions, 'speakers');
  return (
    <span className={classes.bar}>
      <bdi>
        {t('held', {
          title: facts.titleOf(session),
          time: facts.timeOf(there),
          room: facts.roomName(there.roomId),
        })}
      </bdi>
      {room && <strong>{t('heldRoomTaken', { title: facts.titleOf(room) })}</strong>}
      {speaker && <strong>{t('heldSpeakerTaken', { title: facts.titleOf(speaker) })}</strong>}
      <span className={classes.hint}>{t('heldHint')}</span>
    </span>
  );
}
