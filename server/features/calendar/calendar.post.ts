import { sendMail } from '../../platform/mail/mail.ts';
import type { Tx, Work } from '../../platform/work.ts';

export interface OutsideMail {
  fromPersonId: number;
  to: { address: string; name: string };
  subject: string;
  html: string;
  text: string;
  calendar?: { method: string; content: string };
}

export const mailOutside = (
  _work: Work,
  tx: Tx,
  organisationId: number,
  { to, subject, html, text }: OutsideMail,
): Promise<void> => sendMail(tx, organisationId, { to: to.address, subject, html, text });
