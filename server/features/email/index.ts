export { type Addressed, findAddressees, requireAddressees } from './email.addressees.ts';
export { leaveOverdue } from './email.deliver.ts';
export { sweepLooseFiles } from './email.files.ts';
export { mailOutside, type OutsideMail } from './email.letter.ts';
export { emailJobs } from './email.jobs.ts';
export { sendLost } from './email.outside.ts';
export { mountEmail } from './email.mount.ts';
