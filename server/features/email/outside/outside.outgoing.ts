import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../../../platform/mail/address-line.ts';
import { addressIn, type Outgoing } from '../../../platform/mail/transport.ts';
import type { Work } from '../../../platform/work.ts';
import { escape } from '../../../platform/mail/letter.ts';
import { findRecipients, type StoredRecipient } from '../compose/compose.drafts.queries.ts';
import { type AttachedFile, findFilesOf } from '../files/files.queries.ts';
import { sayIn } from '../compose/compose.groups.ts';
import { findOutgoing, type OutgoingRow } from './outside.queries.ts';
import { plainLine } from '../reader/reader.plain.ts';
import { replyAddress } from './outside.reply-address.ts';

/** A calendar that is answered from a mail program: its type says for what it is sent. */
const isInvitation = (type: string) => type.startsWith('text/calendar;method=');

/**
 * A mail as it leaves the house, the same for each address. Colleagues stand in it by their names:
 * their addresses are theirs to give. Who is in it blindly does not stand in it.
 */
export async function outgoingMail(
  work: Work,
  organisationId: number,
  messageId: number,
): Promise<Outgoing | null> {
  const mail = await findOutgoing(work.db, organisationId, messageId);
  if (!mail) return null;
  const recipients = await findRecipients(work.db, organisationId, messageId);
  const files = await findFilesOf(work.db, organisationId, messageId);
  const header = (kind: 'to' | 'cc') =>
    recipients
      .filter((one) => one.kind === kind)
      .map((one) => headerOf(work, organisationId, mail, one));
  const [to, cc] = [header('to'), header('cc')];
  // A mail all of whose readers are blind still names somebody.
  const nobody = [{ name: 'Undisclosed recipients', address: null }];
  const options: SendMailOptions = {
    from: { name: viaName(mail), address: addressIn(work.config.mailFrom) },
    ...replyTo(work, organisationId, mail),
    subject: plainLine(mail.subject, 500),
    messageId: `<${mail.mailId}>`,
    ...(mail.inReplyTo && { inReplyTo: `<${mail.inReplyTo}>` }),
    references: mail.referenceIds.map((id) => `<${id}>`),
    date: mail.sentAt ?? new Date(),
    text: mail.text,
    html: htmlFor(mail, files),
    ...(await attached(work, files)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return { mail: options, to: to.length > 0 ? to : nobody, cc };
}

const viaName = ({ fromName, organisation, languages }: OutgoingRow): string =>
  plainLine(sayIn((languages[0] ?? 'en') as 'en')('via', { name: fromName, organisation }));

/** Answers come back into the thread, or, without a way in, to who wrote it. */
function replyTo(
  work: Work,
  organisationId: number,
  mail: OutgoingRow,
): Pick<SendMailOptions, 'replyTo'> {
  const { authorId, replyTo: own, fromName } = mail;
  if (authorId === null || own === null) return {};
  const who = { organisationId, personId: authorId, messageId: mail.id };
  const address = replyAddress(work.config, who) ?? own;
  return { replyTo: { name: plainLine(fromName), address } };
}

function headerOf(
  work: Work,
  organisationId: number,
  mail: OutgoingRow,
  { personId, name, address }: StoredRecipient,
): Mailbox {
  const plain = plainLine(name);
  if (personId === null && address) return { name: plain, address };
  const who = personId !== null && { organisationId, personId, messageId: mail.id };
  return { name: plain, address: who ? replyAddress(work.config, who) : null };
}

/** Files that stand in the words travel along; pictures from elsewhere have their address again. */
const htmlFor = ({ html, pictures }: OutgoingRow, files: readonly AttachedFile[]): string => {
  const ids = new Set(files.map(({ id }) => `${id}`));
  const whole = html
    .replace(/ data-picture="(\d+)"/g, (_match, number: string) => {
      const address = pictures[Number(number)];
      return address ? ` src="${escape(address)}"` : '';
    })
    .replace(/ data-file="(\d+)"/g, (_match, id: string) =>
      ids.has(id) ? ` src="cid:file-${id}"` : '',
    );
  return `<!doctype html><html><body>${whole}</body></html>`;
};

async function attached(
  work: Work,
  files: readonly AttachedFile[],
): Promise<Pick<SendMailOptions, 'attachments' | 'icalEvent'>> {
  const attachments = [];
  let icalEvent: SendMailOptions['icalEvent'];
  for (const { id, name, type, storedAs, pictureAs } of files) {
    const content = await bytesOf(work, storedAs);
    if (isInvitation(type)) {
      icalEvent = { filename: name, method: type.split('=')[1] ?? 'REQUEST', content };
      continue;
    }
    const cid = pictureAs && { cid: `file-${id}` };
    attachments.push({ filename: name, contentType: type, content, ...cid });
  }
  return { attachments, ...(icalEvent && { icalEvent }) };
}

async function bytesOf(work: Work, storedAs: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const content = await work.files.read(storedAs);
  if (!content) throw new Error('A file of the mail is not there.');
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
