import type { Ticket } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectRowsReplay } from '../../testing/live/rows-replay.ts';
import { edit } from './tickets.edits.ts';
import { tickets } from './tickets.live.ts';

const flags = { isDone: fc.boolean(), isRemoved: fc.boolean() };
const listed = (truth: readonly Ticket[]) =>
  truth.filter(({ isRemoved }) => !isRemoved).toSorted((one, other) => other.id - one.id);

test('tickets are what a fresh reading gives, whatever crosses on its way', () =>
  expectRowsReplay({
    row: (id): Ticket => ({ id, title: 'First', isDone: false, isRemoved: false, version: 0 }),
    fields: fc.record(flags, { requiredKeys: [] }),
    says: (ticket) => ['tickets.ticket_changed', { ticket }],
    edit,
    reads: [{ options: tickets.options(), answer: listed }],
  }));
