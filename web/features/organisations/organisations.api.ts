import type { Organisation, OrganisationUpdate, OutboxQuery } from '@plenum/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

export const saveOrganisation = (body: OrganisationUpdate): Promise<Organisation> =>
  call('PUT /api/organisations/current', { body });

export const sendVerificationMail = () => call('POST /api/accounts/verification/send');

const outboxKey = ['organisations', 'outbox'] as const;

/** A mail may be sent while one looks: coming back to the window reads again. */
export const outboxOptions = (query: OutboxQuery) =>
  infiniteQueryOptions({
    queryKey: [...outboxKey, 'lines', query],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/organisations/outbox', {
        query: { ...query, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ mails, hasMore }) => (hasMore ? mails.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const mailOptions = (mailId: number) =>
  queryOptions({
    queryKey: [...outboxKey, 'mail', mailId],
    queryFn: ({ signal }) =>
      call('GET /api/organisations/outbox/:mailId', { params: { mailId }, signal }),
  });

export const logoRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5_242_880,
};

export const saveLogo = (body: Blob, watch: Parameters<SendPicture>[1]): Promise<Organisation> =>
  call('PUT /api/organisations/logo', { body, ...watch });

export const removeLogo = (): Promise<Organisation> => call('DELETE /api/organisations/logo');
