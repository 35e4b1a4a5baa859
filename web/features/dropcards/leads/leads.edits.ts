import type { Lead } from '@plenum/contract';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { leads } from './leads.live.ts';

/** `fields` are what of it shows before it is kept. */
export const leadEdit = (
  lead: Lead,
  fields: Partial<Lead>,
  send: () => Promise<Lead>,
): Change<Lead> => ({
  key: newKey(),
  ids: [lead.id],
  shows: [leads.patched([{ row: lead, fields }])],
  send,
  learns: (changed) => [leads.told([changed])],
});
