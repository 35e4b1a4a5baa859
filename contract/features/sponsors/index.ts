export { sponsorsMessages } from './sponsors.messages.ts';
export { sponsorsProblems } from './sponsors.problems.ts';
export { sponsorsRoutes } from './sponsors.routes.ts';
export type {
  Delivery,
  PackageInput,
  PackageUpdate,
  Placement,
  ShownSponsors,
  Sponsor,
  SponsorCount,
  SponsorInput,
  SponsorPackage,
  SponsorSetup,
  SponsorUpdate,
  SponsorWheels,
} from './sponsors.schema.ts';
