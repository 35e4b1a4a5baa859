import { postLetter } from '../../../platform/mail/mail.ts';
import { payPostage } from '../../../platform/mail/postage.ts';
import { type Letter, wordsOf } from '../../../platform/mail/sealed-letter.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { roleOf } from '../../organisations/index.ts';
import { cleanMail } from '../reader/reader.clean.ts';
import { findName } from '../compose/compose.drafts.queries.ts';
import { insertFiles } from '../files/files.queries.ts';
import { newMailId } from './outside.mail-id.ts';
import { insertMessage, insertRecipients } from '../email.messages.queries.ts';
import { startOutside } from './outside.ts';
import { plainLine } from '../reader/reader.plain.ts';
import { outsideLeft } from '../compose/compose.send.ts';

export interface OutsideMail {
  fromPersonId: number;
  to: { address: string; name: string };
  letter: Letter;
  /** What mail programs answer by themselves. */
  calendar?: { method: string; content: string };
}

/**
 * What other features have written to an address outside in somebody's name; part of what causes it.
 * Nobody has a copy. Past what its writer may send in a day it is kept and not sent.
 */
export async function mailOutside(
  work: Work,
  tx: Tx,
  organisationId: number,
  { fromPersonId, to, letter, calendar }: OutsideMail,
): Promise<void> {
  const at = work.clock.now();
  const { subject, html, text } = wordsOf(letter);
  const cleaned = cleanMail(html);
  const role = (await roleOf(tx, organisationId, fromPersonId)) ?? 'client';
  const who = { organisationId, id: fromPersonId, role };
  const mayLeave = (await outsideLeft(work, tx, who)) > 0;
  const made = await insertMessage(tx, organisationId, {
    threadId: null,
    authorId: fromPersonId,
    fromName: await findName(tx, fromPersonId),
    subject: plainLine(subject, 500),
    html: cleaned.html,
    text,
    pictures: cleaned.pictures,
    state: 'sent',
    messageId: newMailId(work),
    createdAt: at,
    sentAt: at,
  });
  if (!made) throw new Error('The mail was not made.');
  const name = plainLine(to.name);
  await insertRecipients(tx, organisationId, made.id, [{ kind: 'to', name, address: to.address }]);
  if (calendar) await addCalendar(work, tx, { organisationId, fromPersonId }, made.id, calendar);
  if (!mayLeave) return;
  const sender = { organisationId };
  // Without a mail server it goes where all letters of the house go.
  const isLeaving =
    work.config.smtpUrl === null
      ? await postLetter(work, tx, sender, to.address, letter)
      : await payPostage(work.limits, sender, to.address, letter.kind);
  if (isLeaving) await startOutside(work, tx, organisationId, made.id);
}

async function addCalendar(
  work: Work,
  tx: Tx,
  { organisationId, fromPersonId }: { organisationId: number; fromPersonId: number },
  messageId: number,
  { method, content }: NonNullable<OutsideMail['calendar']>,
): Promise<void> {
  const bytes = Buffer.from(content);
  const file = {
    name: 'invite.ics',
    type: `text/calendar;method=${method}`,
    size: bytes.byteLength,
    storedAs: await work.files.keep('bin', bytes),
    pictureAs: null,
    width: null,
    height: null,
  };
  await insertFiles(tx, organisationId, fromPersonId, messageId, [file], work.clock.now());
}
