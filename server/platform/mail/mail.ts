import type { Database, Db } from '../db/db.ts';
import { enqueue, type JobTable } from '../jobs/jobs.ts';
import { findMail, insertMail, type Mail, noteFailure, settleMail } from './mail.queries.ts';

const job = 'mail.send';

/** Written and queued in the caller's transaction; it leaves after the commit. */
export async function sendMail(tx: Db, organisationId: number, mail: Mail): Promise<void> {
  const mailId = await insertMail(tx, organisationId, mail);
  await enqueue(tx, job, { organisationId, mailId });
}

export interface Postman {
  smtpUrl: string | null;
  from: string;
}

interface Payload {
  organisationId: number;
  mailId: number;
}

async function openTransport(smtpUrl: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl, { from });
}

/** To the mail server, or, without one, kept for the organiser to read in the app. */
export function mailJobs(db: Database, { smtpUrl, from }: Postman): JobTable {
  let opening: ReturnType<typeof openTransport> | undefined;
  const domain = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return {
    [job]: async ({ organisationId, mailId }: Payload) => {
      const mail = await findMail(db, organisationId, mailId);
      if (!mail || mail.state === 'sent' || mail.state === 'kept') return;
      if (smtpUrl === null) return void (await settleMail(db, organisationId, mailId, 'kept'));
      try {
        const { to, subject, text, html } = mail;
        // One id for every try: a server that already took the mail can tell.
        const messageId = `<${organisationId}.${mailId}@${domain}>`;
        const transport = await (opening ??= openTransport(smtpUrl, from));
        await transport.sendMail({ to, subject, text, html, messageId });
      } catch (error) {
        await noteFailure(db, organisationId, mailId, (error as Error).message.slice(0, 500));
        throw error;
      }
      await settleMail(db, organisationId, mailId, 'sent');
    },
  };
}
