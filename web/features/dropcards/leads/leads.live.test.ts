import type { Lead } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { leadEdit } from './leads.edits.ts';
import { leads } from './leads.live.ts';

const aLead = (id: number): Lead => ({
  id,
  personId: id,
  values: { fullName: `Lead ${id}` },
  avatar: null,
  note: '',
  via: 'tap',
  at: '2027-03-27T12:00:00.000Z',
  withdrawnAt: null,
  rating: 0,
  tags: [],
  remark: '',
  assigneeId: null,
  score: 0,
  version: 1,
});

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  fields: fc.record({ rating: fc.nat(5), assigneeId: fc.nat(3) }, { requiredKeys: [] }),
});
const lists: { rating?: number }[] = [{}, { rating: 3 }];

test('leads are what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: [1, 2, 3].map(aLead),
    deeds,
    act: (truth: readonly Lead[], { id, fields }) => {
      const known = truth.find((lead) => lead.id === id) ?? { ...aLead(id), version: 0 };
      const lead = { ...known, ...fields, version: known.version + 1 };
      return {
        truth: [...truth.filter((one) => one.id !== id), lead],
        says: [['dropcards.lead_changed', { eventId: 1, exhibitorId: 7, lead }]],
        answer: lead,
      };
    },
    reads: lists.map((list) => ({
      options: leads.options({ exhibitorId: 7, ...list }),
      answer: (truth: readonly Lead[]) => {
        const fitting = truth.filter(({ rating }) => rating >= (list.rating ?? 0));
        return { leads: fitting, total: fitting.length, tags: [] };
      },
    })),
    own: ({ id, fields }, send) => leadEdit(aLead(id), fields, send),
  }));
