export {
  GeneralSettings as NamesSchema,
  InfoSettings as InfoSchema,
  SocialSettings as LinksSchema,
} from '@plenum/contract/features/accounts/accounts.settings.schema.ts';
export { PasswordChange as PasswordChangeSchema } from '@plenum/contract/features/accounts/accounts.sessions.schema.ts';
export {
  Farewell as FarewellSchema,
  Preferences as PreferencesSchema,
} from '@plenum/contract/features/accounts/accounts.own.schema.ts';
