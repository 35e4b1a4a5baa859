import type { DashboardCard, MyEvent } from '@plenum/contract';
import classes from './dashboard.module.css';
import { EventFigures } from './event-figures.tsx';
import { LaterPlace } from './later-place.tsx';
import { OrganiserFigures } from './organiser-figures.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';

interface CardPlaceProps {
  card: DashboardCard;
  /** Undefined while it is read, null where there is none. */
  event: MyEvent | null | undefined;
  isOrganiser: boolean;
  /** One's own sessions have a card, and are in no other. */
  hasMine: boolean;
}

/** One card of the first page; what is about an event stands there once there is one. */
export function CardPlace({ card, event, isOrganiser, hasMine }: CardPlaceProps) {
  switch (card) {
    case 'figures':
      return (
        <div className={classes.wide}>
          <OrganiserFigures event={event ?? null} />
        </div>
      );
    case 'tasks':
      return <TasksPanel />;
    case 'event':
      return event && <EventFigures event={event} />;
    case 'coming':
      return event && <ProgramPanel event={event} which={hasMine ? 'others' : 'coming'} />;
    case 'mine':
      return event && <ProgramPanel event={event} which="mine" />;
    case 'deeds':
    case 'money':
    case 'meetings':
      return <LaterPlace card={card} event={null} isOrganiser={isOrganiser} />;
    case 'waiting':
    case 'people':
    case 'stages':
    case 'bookings':
    case 'joined':
      return event && <LaterPlace card={card} event={event} isOrganiser={isOrganiser} />;
  }
}
