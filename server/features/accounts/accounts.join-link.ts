import { type Language, letter, type LetterKind } from '../../platform/mail/letter.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { memberById, organisationById } from '../organisations/index.ts';
import { languageFor } from './accounts.language.ts';
import { makeLink } from './accounts.links.ts';
import { findSecretByEmail } from './accounts.queries.ts';

interface Guest {
  email: string;
  fullName: string;
  /** What the mail calls the place they join. */
  event: string;
  /** Who asks them in; null when they asked themselves. */
  inviterId: number | null;
  browser: Language | null;
  /** Another letter than that of an event, and what it names beside. */
  as?: { kind: LetterKind; exhibitor: string; words: string };
}

/** A link that makes a stranger an account, and whoever follows it a client of the organisation. */
export async function mailJoinLink(
  tx: Tx,
  work: Work,
  organisationId: number,
  { email, fullName, event, inviterId, browser, as }: Guest,
): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation) throw new Error('The organisation of the link is gone.');
  const known = await findSecretByEmail(tx, email);
  const madeBy = inviterId === null ? {} : { madeBy: inviterId };
  const link = { kind: 'join', email, role: 'client', fullName, event, ...madeBy } as const;
  const { token } = await makeLink(tx, work, organisationId, link);
  const inviter = inviterId && (await memberById(tx, organisationId, inviterId));
  const reader = { personId: known?.id ?? null, browser, organisation };
  const { kind, ...named } = as ?? { kind: inviterId === null ? 'eventJoin' : 'eventInvite' };
  const mail = letter(
    await languageFor(tx, reader),
    kind,
    {
      email,
      organisation: organisation.name,
      event,
      inviter: inviter ? inviter.fullName : '',
      ...named,
    },
    `${addressOf(work.config)}/invitation#${token}`,
  );
  await sendMail(tx, organisationId, { to: email, ...mail });
}
