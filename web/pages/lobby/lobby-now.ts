import type { Stage } from '@plenum/contract';
import type { Placed } from '../../features/agenda/program/program.ts';
import { isOn } from '../../features/stages/event/event.pick.ts';
import type { Moment } from './lobby-moment.ts';

/** The one thing to go to at this moment. */
export interface Now {
  what: 'stage' | 'session' | 'next';
  stage: Stage | null;
  /** Of a stage: where its program says what is on. */
  placed: Placed | null;
  /** Where nothing is on by its program: what comes next on the stage. */
  follows?: Placed | undefined;
}

const mostWatched = (one: Stage, other: Stage) => other.viewers - one.viewers || one.id - other.id;

/** A stage that is live, the most watched first; else what is on by the program, else what comes next. */
export function nowOf(
  { live, next }: Pick<Moment, 'live' | 'next'>,
  stages: readonly Stage[],
): Now | null {
  const [stage] = stages.filter(isOn).toSorted(mostWatched);
  if (stage) {
    const { run, roomId } = stage;
    const placed =
      live.find(({ session }) => session.id === run?.sessionId) ??
      live.find(({ session }) => roomId !== null && session.roomId === roomId);
    if (placed) return { what: 'stage', stage, placed };
    const follows = next.find(({ session }) => roomId !== null && session.roomId === roomId);
    return { what: 'stage', stage, placed: null, follows };
  }
  const session = live.find(({ session: { kind } }) => kind !== 'break');
  if (session) return { what: 'session', stage: null, placed: session };
  const [first] = next;
  return first ? { what: 'next', stage: null, placed: first } : null;
}
