export { faceMessages } from './face.messages.ts';
export { faceProblems } from './face.problems.ts';
export { faceRoutes } from './face.routes.ts';
export type {
  FaceDomain,
  FaceEvent,
  FaceSetup,
  FaceUpdate,
  NewDomain,
  OrganisationPage,
} from './face.schema.ts';
