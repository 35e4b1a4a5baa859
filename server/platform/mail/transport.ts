import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.ts';

export interface Transport {
  /** What every mail is sent by, whoever wrote it. */
  sender: string;
  send(mail: SendMailOptions & { envelope: { from: string; to: string } }): Promise<void>;
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

/** To the mail server of the house; opened with the first mail. */
export function openTransport({ smtpUrl, mailFrom }: Config): Transport {
  let opening: ReturnType<typeof connect> | undefined;
  return {
    sender: addressIn(mailFrom),
    send: async (mail) => {
      if (smtpUrl === null) throw new Error('This server has no way out.');
      const transport = await (opening ??= connect(smtpUrl));
      await transport.sendMail(mail);
    },
  };
}
