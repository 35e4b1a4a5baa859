import type { TicketInvitationInput } from '@plenum/contract';

type Invited = TicketInvitationInput['people'][number];

/** As a form holds it: a list is typed or pasted. */
export interface InvitingValues extends Omit<TicketInvitationInput, 'people'> {
  list: string;
}

const address = /[^\s<>(),;"]+@[^\s<>(),;"]+/;
const mostSigns = 400;

/** A line each: `Ines Prado <ines@example.com>`, an address alone, or the cells of a table in any order. */
export function readInvited(list: string): { people: Invited[]; unread: string[] } {
  const people = new Map<string, Invited>();
  const unread: string[] = [];
  const lines = list
    .split(/\r?\n/)
    .flatMap((line) => (isOnlyAddresses(line) ? apart(line) : [line]));
  for (const line of lines.map((one) => one.trim().slice(0, mostSigns)).filter(Boolean)) {
    const [email] = address.exec(line) ?? [];
    if (email === undefined) unread.push(line);
    else if (!people.has(email.toLowerCase())) {
      people.set(email.toLowerCase(), { email, fullName: nameIn(line, email) });
    }
  }
  return { people: [...people.values()], unread };
}

const apart = (line: string): string[] => line.slice(0, 200_000).split(/[,;\s]+/);

const isOnlyAddresses = (line: string): boolean =>
  apart(line)
    .filter(Boolean)
    .every((word) => word.includes('@'));

const nameIn = (line: string, email: string): string =>
  line
    .replace(email, ' ')
    .replaceAll(/[<>(),;"\t]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 120);
