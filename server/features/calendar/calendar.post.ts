import type { Addressee } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Tx } from '../../platform/work.ts';
import { memberById } from '../organisations/index.ts';

export interface Addressed {
  personId: number | null;
  groupKey: string | null;
  name: string;
  address: string | null;
}

export async function requireAddressees(
  db: Db,
  person: Person,
  addressees: readonly Addressee[],
  _known: readonly number[] = [],
): Promise<Addressed[]> {
  const found: Addressed[] = [];
  for (const one of addressees) {
    if ('group' in one) throw problem('email.unknown_addressee');
    if ('email' in one) {
      found.push({ personId: null, groupKey: null, name: one.name ?? '', address: one.email });
      continue;
    }
    const member = await memberById(db, person.organisationId, one.personId);
    if (!member) throw problem('email.unknown_addressee');
    found.push({ personId: one.personId, groupKey: null, name: member.fullName, address: null });
  }
  return found;
}

export interface OutsideMail {
  fromPersonId: number;
  to: { address: string; name: string };
  subject: string;
  html: string;
  text: string;
  calendar?: { method: string; content: string };
}

export const mailOutside = (
  tx: Tx,
  organisationId: number,
  { to, subject, html, text }: OutsideMail,
): Promise<void> => sendMail(tx, organisationId, { to: to.address, subject, html, text });
