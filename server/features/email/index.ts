export { handOverMails, leaveMails } from './email.farewell.ts';
export { findMailsAbout } from './email.farewell.queries.ts';
export { mountEmail } from './email.mount.ts';
export { sweepMails } from './email.sweep.ts';
