import type { MyEvent } from '@plenum/contract';
import { JoinedChart } from './joined-chart.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import classes from './later-panels.module.css';

interface LaterPanelsProps {
  event: MyEvent;
  isOrganiser: boolean;
}

/** What comes after the first look, below what is there by then. */
export function LaterPanels({ event, isOrganiser }: LaterPanelsProps) {
  return (
    <>
      <WaitingPanel event={event} isOrganiser={isOrganiser} />
      {!isOrganiser && <PeoplePanel event={event} />}
      {isOrganiser && (
        <div className={classes.row}>
          <JoinedChart event={event} />
        </div>
      )}
    </>
  );
}
