import type { Confirmation } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

export const twoStepOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'two-step'],
    queryFn: ({ signal }) => call('GET /api/accounts/two-step', { signal }),
  });

export const confirmIdentity = (body: Confirmation) => call('POST /api/accounts/confirm', { body });

export const startTwoStep = () => call('POST /api/accounts/two-step/start');
export const turnTwoStepOn = (code: string) =>
  call('POST /api/accounts/two-step', { body: { code } });
export const turnTwoStepOff = () => call('DELETE /api/accounts/two-step');
export const renewRecoveryCodes = () => call('POST /api/accounts/two-step/recovery-codes');

export const removePasskey = (passkeyId: number) =>
  call('DELETE /api/accounts/passkeys/:passkeyId', { params: { passkeyId } });

/** In groups of four, as it is easier to type. */
export const spellSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
