import { type Language, letter, type LetterKind } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { memberById, organisationById } from '../../organisations/index.ts';
import { languageFor } from '../settings/settings.language.ts';
import { makeLink } from './entrance.links.ts';
import { findSecretByEmail } from '../accounts.queries.ts';

interface Guest {
  email: string;
  fullName: string;
  /** What the mail calls the place they join. */
  event: string;
  /** Who asks them in; null when they asked themselves. */
  inviter: Person | null;
  browser: Language | null;
  /** Another letter than that of an event, and what it names beside. */
  as?: { kind: LetterKind; exhibitor: string; words: string };
}

/** A link that makes a stranger an account, and whoever follows it a client of the organisation. */
export async function mailJoinLink(
  tx: Tx,
  work: Work,
  organisationId: number,
  { email, fullName, event, inviter, browser, as }: Guest,
): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation) throw new Error('The organisation of the link is gone.');
  const known = await findSecretByEmail(tx, email);
  const madeBy = inviter === null ? {} : { madeBy: inviter.id };
  const link = { kind: 'join', email, role: 'client', fullName, event, ...madeBy } as const;
  const { token } = await makeLink(tx, work, organisationId, link);
  const member = inviter && (await memberById(tx, organisationId, inviter.id));
  const reader = { personId: known?.id ?? null, browser, organisation };
  const { kind, ...named } = as ?? { kind: inviter === null ? 'eventJoin' : 'eventInvite' };
  const mail = letter(
    await languageFor(tx, reader),
    kind,
    {
      email,
      organisation: organisation.name,
      event,
      inviter: member ? member.fullName : '',
      ...named,
    },
    `${addressOf(work.config)}/invitation#${token}`,
  );
  await postLetter(work, tx, inviter ?? { organisationId }, email, mail);
}
