export type { Member } from './organisations.queries.ts';
export {
  addMember,
  foundOrganisation,
  memberById,
  memberByName,
  membersOf,
} from './organisations.service.ts';
