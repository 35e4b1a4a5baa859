import type { MyEvent, Program } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Placed } from '../../features/agenda/program/program.ts';
import { useShownZone } from '../../platform/i18n/shown-zone.ts';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { ZoneSwitch } from '../../ui/time/zone-switch.tsx';
import classes from './lobby.module.css';
import type { Moment } from './lobby-moment.ts';
import { LobbySession } from './lobby-session.tsx';
import { YourNext } from './your-next.tsx';

interface ProgramPanelsProps {
  event: MyEvent;
  moment: Moment;
  now: number;
  reading: {
    data: Program | undefined;
    placed: readonly Placed[];
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** What is on, and what comes after it. */
export function ProgramPanels({ event, moment, now, reading }: ProgramPanelsProps) {
  const t = useTranslations('lobby');
  const hasLive = moment.live.length > 0;
  const state = (
    <PanelState reading={reading} empty={t(moment.phase === 'before' ? 'noneYet' : 'noMore')} />
  );
  return (
    <section className={classes.program} aria-label={t('program')}>
      <div className={classes.zone}>
        <ZoneSwitch eventZone={event.timeZone} />
      </div>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <YourNext event={event} placed={reading.placed} program={reading.data} now={now} />
          {hasLive && (
            <Panel title={t('live')}>
              <Sessions which="live" event={event} moment={moment} now={now} reading={reading} />
            </Panel>
          )}
        </div>
        <Panel title={t(moment.phase === 'before' ? 'first' : 'next')}>
          {moment.next.length > 0 ? (
            <Sessions which="next" event={event} moment={moment} now={now} reading={reading} />
          ) : (
            state
          )}
        </Panel>
      </div>
    </section>
  );
}

function PanelState({ reading, empty }: Pick<ProgramPanelsProps, 'reading'> & { empty: string }) {
  const { data, isError, isFetching, refetch } = reading;
  if (!data && isError)
    return <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={4} />;
  return <p className={classes.quiet}>{empty}</p>;
}

function Sessions(props: ProgramPanelsProps & { which: 'live' | 'next' }) {
  const { event, moment, now, reading, which } = props;
  const { zone } = useShownZone(event.timeZone);
  return (
    <ul className={classes.sessions}>
      {moment[which].map((placed) => (
        <LobbySession
          key={placed.session.id}
          event={event}
          placed={placed}
          program={reading.data}
          now={now}
          zone={zone}
        />
      ))}
    </ul>
  );
}
