import type { EventState } from '@plenum/contract';

/** From beginning to end; an event goes one step at a time, on or back. */
export const eventStates = ['draft', 'published', 'live', 'ended'] as const;

export interface Step {
  to: EventState;
  name: 'publish' | 'goLive' | 'end' | 'withdraw' | 'pause' | 'reopen';
}

const next: Readonly<Partial<Record<EventState, Step>>> = {
  draft: { to: 'published', name: 'publish' },
  published: { to: 'live', name: 'goLive' },
  live: { to: 'ended', name: 'end' },
};

const back: Readonly<Partial<Record<EventState, Step>>> = {
  published: { to: 'draft', name: 'withdraw' },
  live: { to: 'published', name: 'pause' },
  ended: { to: 'live', name: 'reopen' },
};

export const stepsFrom = (state: EventState) => ({ next: next[state], back: back[state] });

/** What people lose by it is asked for in red. */
export const takesAway = ({ name }: Step): boolean => ['end', 'withdraw', 'pause'].includes(name);
