export { profilesMessages } from './profiles.messages.ts';
export { profilesProblems } from './profiles.problems.ts';
export { profilesRoutes } from './profiles.routes.ts';
export type {
  Audience,
  Connection,
  Connections,
  Directory,
  DirectoryChoices,
  DirectoryQuery,
  Found,
  MyProfile,
  PersonCard,
  PersonPage,
  Privacy,
  ProfileField,
  ProfileUpdate,
  SavedSearch,
  Standing,
  Suggestion,
  Why,
} from './profiles.schema.ts';
