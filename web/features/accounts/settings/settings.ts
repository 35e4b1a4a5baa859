import type { AccountSettings, NotificationSettings } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../../../platform/api-client.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { session } from '../../../platform/session/session.ts';

/** Every change answers the whole page. */
export const accountSettings = liveAnswer<AccountSettings>({
  key: ['accounts', 'settings'],
  read: (_, signal) => call('GET /account-setting/data', { signal }),
  told: () => ({}),
});

type Names = CallInput<'PUT /api/accounts/settings/general'>['body'];
type Info = CallInput<'PUT /api/accounts/settings/info'>['body'];
type Links = CallInput<'PUT /api/accounts/settings/social'>['body'];

export async function saveNames(body: Names): Promise<AccountSettings> {
  const settings = await call('PUT /api/accounts/settings/general', { body });
  const { username, fullName } = settings.general;
  session.revise({ username, fullName });
  return settings;
}

export const saveInfo = (body: Info) => call('PUT /api/accounts/settings/info', { body });
export const saveLinks = (body: Links) => call('PUT /api/accounts/settings/social', { body });
export const saveNotifications = (body: NotificationSettings) =>
  call('PUT /api/accounts/settings/notification', { body });

export const changePassword = (current: string, next: string) =>
  call('POST /api/accounts/password', { body: { current, next } });

export const deleteAccount = (email: string) =>
  call('POST /api/accounts/delete', { body: { email } });

export const sendVerification = () => call('POST /api/accounts/verification/send');

/** The link in the mail opens another window: coming back reads again. */
export const ownAddressOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'address'],
    queryFn: ({ signal }) => call('GET /api/accounts/address', { signal }),
    staleTime: 0,
  });
