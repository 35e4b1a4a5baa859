import type { Lead, LeadFilter, LeadQuery, LeadUpdate } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';

export type LeadList = LeadQuery & { exhibitorId: number };

export const readLeads = ({ exhibitorId, ...query }: LeadList, signal: AbortSignal) =>
  call('GET /api/booths/:exhibitorId/leads', { params: { exhibitorId }, query, signal });

/** Who could take a lead on, and what the booth is called. */
export const boothOptions = (exhibitorId: number) =>
  queryOptions({
    queryKey: ['dropcards', 'booth', exhibitorId],
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId', { params: { exhibitorId }, signal }),
    staleTime: 60_000,
  });

export const myBoothsOptions = () =>
  queryOptions({
    queryKey: ['dropcards', 'booths'],
    queryFn: ({ signal }) => call('GET /api/booths', { signal }),
    staleTime: 60_000,
  });

export const changeLead = (
  exhibitorId: number,
  { id, version }: Pick<Lead, 'id' | 'version'>,
  change: Omit<LeadUpdate, 'version'>,
): Promise<Lead> =>
  call('PATCH /api/booths/:exhibitorId/leads/:leadId', {
    params: { exhibitorId, leadId: id },
    body: { version, ...change },
  });

export const exportCsv = (exhibitorId: number, query: LeadFilter): Promise<void> =>
  download('GET /api/booths/:exhibitorId/leads.csv', { params: { exhibitorId }, query });

export const exportCards = (exhibitorId: number, query: LeadFilter): Promise<void> =>
  download('GET /api/booths/:exhibitorId/leads.vcf', { params: { exhibitorId }, query });

/** Whose card a code is; asked anew each time, because a code can die. */
export const previewOptions = (code: string) =>
  queryOptions({
    queryKey: ['dropcards', 'preview', code],
    queryFn: ({ signal }) => call('POST /api/cards/look', { body: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const takeCard = (
  exhibitorId: number,
  body: { key: string; code: string; remark: string },
): Promise<Lead> => call('POST /api/booths/:exhibitorId/scans', { params: { exhibitorId }, body });
