import type { Organisation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { liveAnswer } from './live/live-answer.ts';
import { unsure } from './live/live.ts';

export const currentOrganisation = liveAnswer<Organisation>({
  key: ['organisations', 'current'],
  read: (_, signal) => call('GET /api/organisations/current', { signal }),
  told: () => ({ 'organisations.changed': (organisation) => unsure({ step: () => organisation }) }),
  staleTime: 5 * 60_000,
});

export const organisationOptions = () => currentOrganisation.options();

/** The organisation of this session, as it is called and looks now. */
export const useOrganisation = (): Organisation | undefined => useQuery(organisationOptions()).data;
