export { accountsMessages } from './accounts.messages.ts';
export { accountsProblems } from './accounts.problems.ts';
export { accountsActingRoutes } from './accounts.acting.routes.ts';
export type { Acting, ActingInput } from './accounts.acting.schema.ts';
export { accountsLinksRoutes } from './accounts.links.routes.ts';
export type { Acceptance, Invitation, NewInvitation } from './accounts.links.schema.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { accountsSessionsRoutes } from './accounts.sessions.routes.ts';
export type { Belonging, Session } from './accounts.sessions.schema.ts';
export { accountsSettingsRoutes } from './accounts.settings.routes.ts';
export type {
  AccountSettings,
  GeneralSettings,
  InfoSettings,
  NotificationSettings,
  SocialSettings,
} from './accounts.settings.schema.ts';
export { accountsOwnRoutes } from './accounts.own.routes.ts';
export { Language, TimeZone } from './accounts.own.schema.ts';
export type { Address, DataExport, Preferences } from './accounts.own.schema.ts';
export { accountsTwoStepRoutes } from './accounts.two-step.routes.ts';
export type {
  AppSecret,
  Confirmation,
  Passkey,
  SecondStepAsked,
  TwoStep,
} from './accounts.two-step.schema.ts';
export { Email, NewPassword, Role, Username } from './accounts.schema.ts';
export type { Ability, Registration, SignedIn, UserData } from './accounts.schema.ts';
