import { createHash } from 'node:crypto';
import type PostalMime from 'postal-mime';
import type { Address, Attachment, Email } from 'postal-mime';
import { beginningOf } from '../../../platform/beginning-of.ts';
import type { StoredRecipient } from '../compose/compose.drafts.queries.ts';
import { isAddress } from '../compose/compose.addressees.ts';
import { plainLine } from '../reader/reader.plain.ts';

const mostHtml = 500_000;
const mostText = 200_000;
const mostRecipients = 100;
const mostHops = 30;

export interface Parsed {
  mailId: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  html: string | null;
  text: string;
  inReplyTo: string | null;
  referenceIds: string[];
  recipients: StoredRecipient[];
  attachments: Attachment[];
  /** Written by a program: nobody is to be told of it, so that two programs never tell each other. */
  isAutomatic: boolean;
  /** It went round and came back. */
  isLoop: boolean;
}

const idsIn = (header: string | undefined): string[] =>
  [...(header ?? '').slice(0, 20_000).matchAll(/<([^<>\s]{3,250})>/g)].map(([, id]) => id ?? '');

const mailboxes = (all: readonly Address[] | undefined): { name: string; address: string }[] =>
  (all ?? []).flatMap((one) =>
    one.group ? mailboxes(one.group as Address[]) : [one as { name: string; address: string }],
  );

const named = (kind: 'to' | 'cc', all: readonly Address[] | undefined): StoredRecipient[] =>
  mailboxes(all)
    .filter(({ address }) => isAddress(address))
    .slice(0, mostRecipients)
    .map(({ name, address }) => ({
      kind,
      personId: null,
      groupKey: null,
      name: plainLine(name),
      address,
    }));

function isAutomatic({ headers }: Email): boolean {
  const of = (key: string) =>
    headers
      .find((one) => one.key === key)
      ?.value.toLowerCase()
      .trim();
  const submitted = of('auto-submitted');
  if (submitted !== undefined && submitted !== 'no') return true;
  return (
    of('x-auto-response-suppress') !== undefined ||
    of('x-autoreply') !== undefined ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(of('precedence') ?? '') ||
    of('return-path') === '<>'
  );
}

/** A mail as it came in; nothing of it is believed, and no part of it is longer than a mail is. */
export async function parseMail(raw: Uint8Array): Promise<Parsed> {
  const { default: Parser }: { default: typeof PostalMime } = await import('postal-mime');
  const mail = await Parser.parse(raw, { maxNestingDepth: 50, maxHeadersSize: 500_000 });
  const [from] = mailboxes(mail.from ? [mail.from] : []);
  const fromAddress = from && isAddress(from.address) ? from.address : '';
  return {
    // One that has no number of its own is known by its bytes.
    mailId:
      idsIn(mail.messageId)[0] ?? `${createHash('sha256').update(raw).digest('hex')}@no-id.invalid`,
    fromName: plainLine(from?.name ?? '') || fromAddress || '?',
    fromAddress,
    subject: plainLine(mail.subject ?? '', 500),
    html: mail.html === undefined ? null : beginningOf(mail.html, mostHtml).trim(),
    text: beginningOf(mail.text ?? '', mostText).trim(),
    inReplyTo: idsIn(mail.inReplyTo)[0] ?? null,
    referenceIds: idsIn(mail.references).slice(-30),
    recipients: [...named('to', mail.to), ...named('cc', mail.cc)],
    attachments: mail.attachments.slice(0, 20),
    isAutomatic: isAutomatic(mail),
    isLoop: mail.headers.filter(({ key }) => key === 'received').length > mostHops,
  };
}
