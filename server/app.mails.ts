import { noteLetter } from './features/bookings/index.ts';
import { noteMail } from './features/invoices/index.ts';
import type { Work } from './platform/work.ts';

/** How far a mail came is told to whichever feature wrote it. */
export function noteMailed(work: Work): ReturnType<typeof noteMail> {
  const [noteInvoice, noteCopy] = [noteMail(work), noteLetter(work)];
  return async (...passed) => {
    await noteInvoice(...passed);
    await noteCopy(...passed);
  };
}
