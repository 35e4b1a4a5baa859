import type { MyEvent } from '@plenum/contract';
import { BookingsPanel } from './bookings-panel.tsx';
import { DeedsPanel } from './deeds-panel.tsx';
import { JoinedChart } from './joined-chart.tsx';
import { MeetingsPanel } from './meetings-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { StagesPanel } from './stages-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export interface LaterCardProps {
  card: 'deeds' | 'waiting' | 'people' | 'meetings' | 'stages' | 'bookings' | 'money' | 'joined';
  /** Null where it is not about one. */
  event: MyEvent | null;
  isOrganiser: boolean;
}

/** What comes after the first look. */
export function LaterCard({ card, event, isOrganiser }: LaterCardProps) {
  switch (card) {
    case 'waiting':
      return event && <WaitingPanel event={event} isOrganiser={isOrganiser} />;
    case 'people':
      return event && <PeoplePanel event={event} />;
    case 'stages':
      return event && <StagesPanel event={event} isOrganiser={isOrganiser} />;
    case 'meetings':
      return <MeetingsPanel />;
    case 'bookings':
      return event && <BookingsPanel event={event} />;
    case 'money':
      return <MoneyPanel />;
    case 'joined':
      return event && <JoinedChart event={event} />;
    case 'deeds':
      return <DeedsPanel />;
  }
}
