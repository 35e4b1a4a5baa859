export { accountsJobs, type Door, mountAccounts, openDoor } from './accounts.door.ts';
export { addPerson, createAccount, refreshAccess, revokeAccess } from './accounts.service.ts';
export { invite } from './accounts.invite.ts';
export { openSession } from './accounts.sign-in.ts';
export { forgetExpiredTokens, insertSession } from './accounts.sessions.queries.ts';
