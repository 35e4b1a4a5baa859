import type { Invoice } from '@plenum/contract';

type Missing = 'sender' | 'client' | 'country' | 'lines';

/** What the server would refuse to issue it for. */
export function missingIn({ sender, client, lines }: Invoice): Missing[] {
  const found: Missing[] = [];
  if (!sender.name.trim()) found.push('sender');
  if (!client) found.push('client');
  else if (!client.country) found.push('country');
  if (lines.length === 0) found.push('lines');
  return found;
}

/** Something of it can still be taken back. */
export const canBeCredited = ({ kind, state, gross, credited }: Invoice): boolean =>
  kind === 'invoice' && state !== 'draft' && gross > credited;

/** Past due, and not all three reminders have gone out. */
export const canBeReminded = ({ state, balance, mails }: Invoice): boolean =>
  state === 'past_due' && balance > 0 && mails.filter(({ kind }) => kind === 'reminder').length < 3;
