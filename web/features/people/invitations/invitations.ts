import type { Invitation, Role } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

export interface Addressee {
  email: string;
  fullName: string;
}

export const invitationsOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'invitations'],
    queryFn: ({ signal }) => call('GET /api/accounts/invitations', { signal }),
  });

/** Inviting the same address again replaces the mail that is out. */
export const invite = ({ email, fullName }: Addressee, role: Role): Promise<unknown> =>
  call('POST /api/accounts/invitations', {
    body: { email, role, ...(fullName && { fullName }) },
  });

export const withdrawInvitation = ({ id }: Pick<Invitation, 'id'>): Promise<unknown> =>
  call('DELETE /api/accounts/invitations/:invitationId', { params: { invitationId: id } });

/** `Ada Sommer <ada@example.org>`, or the address alone. */
const readLine = (line: string): Addressee => {
  const [, name = '', email = line] = /^(.*?)\s*<([^<>]*)>$/.exec(line) ?? [];
  return { email: email.trim(), fullName: name.replaceAll('"', '').trim().slice(0, 200) };
};

/** One addressee a line; commas and semicolons part them too, doubles count once. */
export function readAddressees(text: string): Addressee[] {
  const lines = text.split(/[\n,;]+/).map((line) => line.trim());
  const found = new Map<string, Addressee>();
  for (const line of lines.filter(Boolean)) {
    const addressee = readLine(line);
    const key = addressee.email.toLowerCase();
    if (!found.has(key)) found.set(key, addressee);
  }
  return [...found.values()];
}

export const printAddressee = ({ email, fullName }: Addressee): string =>
  fullName ? `${fullName} <${email}>` : email;
