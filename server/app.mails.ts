import { noteLetter } from './features/bookings/index.ts';
import { noteMail } from './features/invoices/index.ts';
import { noteInvitation } from './features/tickets/index.ts';
import type { Work } from './platform/work.ts';

/** How far a mail came is told to whichever feature wrote it. */
export function noteMailed(work: Work): ReturnType<typeof noteMail> {
  const notes = [noteMail(work), noteLetter(work), noteInvitation(work)];
  return async (...passed) => {
    for (const note of notes) await note(...passed);
  };
}
