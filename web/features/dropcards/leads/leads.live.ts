import type { Lead, LeadPage } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveRowsIn } from '../../../platform/live/live-rows.ts';
import { type LeadList, readLeads } from './leads.ts';

/** Only the server knows who else a page has room for: that is read again. */
export const leads = liveRowsIn<Lead, LeadList, LeadPage>({
  key: ['dropcards', 'leads'],
  read: readLeads,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: () => false,
  stays: () => true,
  rowsOf: (page) => page.leads,
  withRows: (page, rows) => ({ ...page, leads: [...rows] }),
  told: () => ({
    'dropcards.lead_changed': ({ exhibitorId }) =>
      readAgain((list) => list.exhibitorId === exhibitorId),
  }),
});
