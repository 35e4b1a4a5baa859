import type { EventCard } from '@plenum/contract';
import { IconDoorEnter } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { JoinAsMe } from './join-as-me.tsx';
import { JoinForm } from './join-form.tsx';
import classes from './join-panel.module.css';

interface JoinPanelProps {
  event: EventCard;
  /** In, with the account of this session. */
  onJoined: () => void;
  /** Whoever has none of them comes by a ticket. */
  hasTickets?: boolean;
}

/** How to take part: with the account one is signed in to, by mail, or not any more. */
export function JoinPanel({ event, onJoined, hasTickets = false }: JoinPanelProps) {
  const t = useTranslations('event-page.join');
  const id = useId();
  const session = useSession();
  const isOver = event.state === 'ended';
  const isClosed = isOver || event.joining === 'closed';
  // Where tickets are the only way, saying that nobody can join would be wrong.
  if (!session && hasTickets && isClosed && !isOver) return null;
  return (
    <section id="join" className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>
        <IconDoorEnter size={20} aria-hidden /> {t(isOver ? 'overTitle' : 'title')}
      </h2>
      {session && <JoinAsMe event={event} isClosed={isClosed} onJoined={onJoined} />}
      {!session && isClosed && <p>{t(isOver ? 'overText' : 'closedText')}</p>}
      {!session && !isClosed && <JoinForm event={event} />}
    </section>
  );
}
