import { organisationsRoutes } from '@plenum/contract/features/organisations/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { organisationsHandlers } from './organisations.routes.ts';

export { carriesWhite } from './organisations.contrast.ts';
export {
  type AfterLeaving,
  keepingAnAdmin,
  leaveOrganisation,
  removeMember,
} from './organisations.members.ts';
export { tellOfOrganisation } from './organisations.settings.ts';
export { findJoinedDays, findTimeZones } from './organisations.figures.queries.ts';
export { addUpCounts, countMembers, findAdminIds, setCompanies } from './organisations.queries.ts';
export {
  addMember,
  addMembers,
  foundOrganisation,
  memberById,
  memberByName,
  membersLike,
  organisationById,
  organisationsOf,
  roleOf,
  verifyOrganisationsOf,
} from './organisations.service.ts';

export const mountOrganisations = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, organisationsRoutes, work, organisationsHandlers);
