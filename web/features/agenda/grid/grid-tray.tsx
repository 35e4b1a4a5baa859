import type { AgendaSession } from '@plenum/contract';
import { IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { KindIcon } from '../table/grid-kind.tsx';
import classes from './grid-tray.module.css';
import { useSessionLabel } from '../session/use-session-label.ts';

interface GridTrayProps {
  sessions: readonly AgendaSession[];
  /** The agenda holds nothing yet. */
  isFirst: boolean;
}

/** Sessions without a time: dragged into the grid, or carried there with the arrows. */
export function GridTray({ sessions, isFirst }: GridTrayProps) {
  const t = useTranslations('agenda.aside');
  const empty = isFirst ? 'trayFirst' : 'trayEmpty';
  return (
    <div className={classes.tray}>
      <p className={classes.hint}>
        <bdi>{t(sessions.length > 0 ? 'trayHint' : empty)}</bdi>
      </p>
      <ul className={classes.cards}>
        {sessions.map((session) => (
          <li key={session.id}>
            <TrayCard session={session} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TrayCard({ session }: { session: AgendaSession }) {
  const t = useTranslations('agenda.aside');
  const facts = useAgendaFacts();
  const label = useSessionLabel();
  const track = facts.trackOf(session.trackId);
  const style = (track ? { '--track': track.colour } : {}) as CSSProperties;
  const people = facts.speakersOf(session);
  return (
    <button
      type="button"
      className={classes.card}
      style={style}
      data-session={session.id}
      aria-describedby="agenda-keys"
    >
      <span className="visually-hidden">{label(session, '')}</span>
      <span className={classes.title} aria-hidden>
        <KindIcon kind={session.kind} />
        <bdi>{facts.titleOf(session)}</bdi>
      </span>
      <span className={classes.facts} aria-hidden>
        <bdi data-time>{t('minutes', { count: session.minutes })}</bdi>
        {people && <bdi>{people}</bdi>}
      </span>
      <span className={classes.grip} data-grip="move">
        <IconGripVertical size={16} aria-hidden />
      </span>
    </button>
  );
}
