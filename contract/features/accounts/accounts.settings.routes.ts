import type { RouteTable } from '../../kernel/route.ts';
import {
  AccountSettings,
  GeneralSettings,
  InfoSettings,
  NotificationSettings,
  SocialSettings,
} from './accounts.settings.schema.ts';

const replies = { 200: AccountSettings } as const;

export const accountsSettingsRoutes = {
  'GET /account-setting/data': {
    summary: 'Everything my account settings show',
    access: 'signed-in',
    replies,
  },
  'PUT /api/accounts/settings/general': {
    summary: 'Change my names and company',
    access: 'signed-in',
    repeats: 'same',
    body: GeneralSettings,
    replies,
    problems: ['accounts.name_taken'],
  },
  'PUT /api/accounts/settings/info': {
    summary: 'Change what I tell about myself',
    access: 'signed-in',
    repeats: 'same',
    body: InfoSettings,
    replies,
  },
  'PUT /api/accounts/settings/social': {
    summary: 'Change my links',
    access: 'signed-in',
    repeats: 'same',
    body: SocialSettings,
    replies,
  },
  'PUT /api/accounts/settings/notification': {
    summary: 'Change what I am told about',
    access: 'signed-in',
    repeats: 'same',
    body: NotificationSettings,
    replies,
  },
} as const satisfies RouteTable;
