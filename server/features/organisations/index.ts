export {
  addMember,
  foundOrganisation,
  memberById,
  memberByName,
  membersOf,
} from './organisations.service.ts';
