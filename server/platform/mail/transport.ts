import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import { addressLine, type Mailbox } from './address-line.ts';
import type { MailFile } from './files.queries.ts';
import type { Words } from './sealed-letter.ts';

export interface Outgoing {
  /** All of it but who it is to. */
  mail: SendMailOptions;
  to: readonly Mailbox[];
  cc: readonly Mailbox[];
}

interface Posted extends Words {
  to: string;
  replyTo: string | null;
  stopLink: string | null;
  files: readonly MailFile[];
}

export interface Transport {
  /** To one address, whoever else it names. */
  send(outgoing: Outgoing, address: string): Promise<void>;
  /** A letter of the house; its id stays the same for every try. */
  post(letter: Posted, id: string): Promise<void>;
}

/** The bare address of `Name <address>`. */
export const addressIn = (mailFrom: string): string =>
  (/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom).trim();

async function connect(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  // A mail server that hangs must not hold a job longer than its turn.
  const usual = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };
  for (const [name, value] of Object.entries(usual)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return createTransport(url.href, { disableFileAccess: true, disableUrlAccess: true });
}

/** As bytes: the library would leave out whoever is named without an address. */
async function written({ mail, to, cc }: Outgoing, envelope: Envelope): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sent: unknown = await writer.sendMail({ ...mail, envelope: { ...envelope } });
  const { message } = sent as { message: Buffer };
  const lines = [`To: ${addressLine(to)}`, ...(cc.length > 0 ? [`Cc: ${addressLine(cc)}`] : [])];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), message]);
}

interface Envelope {
  from: string;
  to: string;
}

/** For the button a mail program shows of its own (RFC 8058). */
const wayOutBy = (link: string) => ({
  // An address is never folded.
  'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${link}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** To the mail server of the house, opened with the first mail; null where there is none. */
export function openTransport({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Transport | null {
  if (smtpUrl === null) return null;
  let opening: ReturnType<typeof connect> | undefined;
  const connected = () => (opening ??= connect(smtpUrl));
  const domain = addressIn(mailFrom).split('@').at(-1) ?? 'localhost';
  return {
    send: async (outgoing, address) => {
      const envelope = { from: addressIn(mailFrom), to: address };
      const raw = await written(outgoing, envelope);
      await (await connected()).sendMail({ envelope, raw });
    },
    post: async ({ files, replyTo, stopLink, ...letter }, id) => {
      const transport = await connected();
      const messageId = `<${id}@${domain}>`;
      const attachments = files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      }));
      await transport.sendMail({
        ...letter,
        from: mailFrom,
        ...(replyTo !== null && { replyTo }),
        ...(stopLink !== null && { headers: wayOutBy(stopLink) }),
        messageId,
        attachments,
      });
    },
  };
}
