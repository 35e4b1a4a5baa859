import type { EventState } from '@plenum/contract';

/** From beginning to end; an event goes one step at a time, on or back. */
export const eventStates = ['draft', 'published', 'live', 'ended'] as const;

export interface Step {
  to: EventState;
  name: 'publish' | 'goLive' | 'end' | 'withdraw' | 'pause' | 'reopen';
}

/** What is done in each state: the button; and what is done seldom, behind a menu. */
const steps: Readonly<Record<EventState, { next?: Step; seldom: readonly Step[] }>> = {
  draft: { next: { to: 'published', name: 'publish' }, seldom: [] },
  published: { next: { to: 'live', name: 'goLive' }, seldom: [{ to: 'draft', name: 'withdraw' }] },
  live: {
    seldom: [
      { to: 'published', name: 'pause' },
      { to: 'ended', name: 'end' },
    ],
  },
  ended: { seldom: [{ to: 'live', name: 'reopen' }] },
};

export const stepsFrom = (state: EventState) => steps[state];

/** What people lose by it is asked for in red. */
export const takesAway = ({ name }: Step): boolean => ['end', 'withdraw', 'pause'].includes(name);
