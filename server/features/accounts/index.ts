export { noteActing } from './sessions/sessions.acting.ts';
export { deviceKey } from './sessions/sessions.known-devices.ts';
export { accountsJobs, type Door, mountAccounts, openDoor } from './entrance/entrance.door.ts';
export { requireRecent } from './proof/proof.recent.ts';
export {
  addPeople,
  addPerson,
  createAccount,
  refreshAccess,
  revokeAccess,
} from './accounts.service.ts';
export { invite } from './entrance/entrance.invite.ts';
export { type Contact, findContacts } from './settings/settings.contacts.ts';
export { hasProvenAddress } from './accounts.queries.ts';
export { endLinks, endLinksTo } from './entrance/entrance.links.queries.ts';
export { mailJoinLink } from './entrance/entrance.join-link.ts';
export { changePicture } from './settings/settings.picture.ts';
export { chosenLanguage, languageFor } from './settings/settings.language.ts';
export { openSession } from './entrance/entrance.sign-in.ts';
export { openSessionsIn } from './sessions/sessions.devices.ts';
export { forgetOldExports } from './own/own.exports.ts';
export type { Chapter } from './own/own.gather.ts';
export { chosenZones, findReaders, type Reader } from './own/own.readers.ts';
export { updateCompanies, updateCompany } from './settings/settings.queries.ts';
export { updateCountries, updateCountry } from './settings/settings.queries.ts';
export { isStepOn } from './proof/proof.two-step.queries.ts';
export { forgetOldTickets } from './entrance/entrance.tickets.queries.ts';
export { forgetExpiredTokens, insertSession, isSessionOpen } from './sessions/sessions.queries.ts';
export { findSessionOn, touchSession } from './sessions/sessions.queries.ts';
