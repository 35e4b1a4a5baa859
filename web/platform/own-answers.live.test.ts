import type { Organisation } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../testing/live/replay.ts';
import { myEventsOptions } from './current-event.ts';
import { myMeasuresOptions } from './my-measures.ts';
import { organisationOptions } from './organisation.ts';

const words = fc.string({ maxLength: 5 });

const called = (name: string) => ({ name }) as Organisation;

test('the organisation is called as it was told, whatever crosses on its way', () =>
  expectReplay({
    begin: called('Plenum'),
    deeds: words,
    act: (_, name) => {
      const truth = called(name);
      return {
        truth,
        says: [['organisations.changed', truth]],
      };
    },
    reads: [{ options: organisationOptions(), answer: (truth) => truth }],
  }));

const messages = {
  events: 'events.changed',
  setup: 'events.setup_changed',
  measures: 'moderation.mine_changed',
} as const;

test('my events and what was done about me are read again when they change', () =>
  expectReplay({
    begin: { events: '', setup: '', measures: '' },
    deeds: fc.record({
      what: fc.constantFrom('events' as const, 'setup' as const, 'measures' as const),
      name: words,
    }),
    act: (truth, { what, name }) => ({
      truth: { ...truth, [what]: name },
      says: [[messages[what], { eventId: 1 }]],
    }),
    reads: [
      { options: myEventsOptions(), answer: ({ events, setup }) => [events, setup] },
      { options: myMeasuresOptions(), answer: ({ measures }) => [measures] },
    ],
  }));
