export { noteActing } from './accounts.acting.ts';
export { deviceKey } from './accounts.known-devices.ts';
export { accountsJobs, type Door, mountAccounts, openDoor } from './accounts.door.ts';
export { requireRecent } from './accounts.recent.ts';
export {
  addPeople,
  addPerson,
  createAccount,
  refreshAccess,
  revokeAccess,
} from './accounts.service.ts';
export { invite } from './accounts.invite.ts';
export { type Contact, findContacts } from './accounts.contacts.ts';
export { hasProvenAddress } from './accounts.queries.ts';
export { endLinks, endLinksTo } from './accounts.links.queries.ts';
export { mailJoinLink } from './accounts.join-link.ts';
export { chosenLanguage, languageFor } from './accounts.language.ts';
export { openSession } from './accounts.sign-in.ts';
export { openSessionsIn } from './accounts.devices.ts';
export { forgetOldExports } from './accounts.exports.ts';
export type { Chapter } from './accounts.gather.ts';
export { findReaders, type Reader } from './accounts.readers.ts';
export { updateCompanies, updateCompany } from './accounts.settings.queries.ts';
export { updateCountries, updateCountry } from './accounts.settings.queries.ts';
export { isStepOn } from './accounts.two-step.queries.ts';
export { forgetOldTickets } from './accounts.tickets.queries.ts';
export { forgetExpiredTokens, insertSession } from './accounts.sessions.queries.ts';
