import type { ComponentType } from 'react';
import { RelativeTime } from '../time/relative-time.tsx';
import { Panel } from './panel.tsx';
import classes from './state-history.module.css';

interface StateHistoryProps<State extends string> {
  title: string;
  /** The first one first. */
  changes: readonly { state: State; at: string; by: string | null; why: string }[];
  Pill: ComponentType<{ state: State }>;
  /** What brings a state where nobody does. */
  nobody?: Partial<Record<State, string>>;
}

/** How something came to its state, the latest first. */
export function StateHistory<State extends string>(props: StateHistoryProps<State>) {
  const { title, changes, Pill, nobody } = props;
  if (changes.length === 0) return null;
  const whoOf = (state: State, by: string | null) => by ?? nobody?.[state];
  return (
    <Panel title={title}>
      <ol className={classes.changes}>
        {changes.toReversed().map(({ state, at, by, why }) => (
          <li key={`${at} ${state}`}>
            <span className={classes.line}>
              <Pill state={state} />
              <RelativeTime at={at} />
            </span>
            {whoOf(state, by) && <bdi className={classes.who}>{whoOf(state, by)}</bdi>}
            {why && <bdi className={classes.who}>{why}</bdi>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
