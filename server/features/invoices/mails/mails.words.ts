import type { Language, MailDraft, Reminders } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { printableLine } from '../../../platform/papers/printable.ts';
import type { Document } from '../paper/paper.document.ts';
import { wordsIn } from '../paper/paper.words.ts';

/** A reminder of that step; null: the document itself. */
export type Step = 1 | 2 | 3 | null;

/** What goes with the document: the organisation's own words where it has some, else ours. */
export function letterFor(
  document: Document,
  language: Language,
  { step, words }: { step: Step; words: Reminders['words'] },
): Pick<MailDraft, 'language' | 'subject' | 'text'> {
  const { sayMail, money, day } = wordsIn(language);
  const { number, parties, gross, balance, currency, kind, dueOn } = document;
  const part = step === null ? kindOf(kind) : (`reminder${step}` as const);
  const values = {
    number,
    sender: printableLine(parties.sender.name),
    name: printableLine(parties.client.name),
    amount: money(gross, currency),
    open: money(balance, currency),
    due: dueOn === null ? '' : day(dueOn),
  };
  const own = step === null ? '' : (words[step - 1] ?? '').trim();
  const text = [
    sayMail('hello', values),
    own === '' ? sayMail(`${part}.text`, values) : own,
    sayMail('bye', values),
  ].join('\n\n');
  return { language, subject: beginningOf(sayMail(`${part}.subject`, values), 200), text };
}

const kindOf = (kind: Document['kind']) => (kind === 'invoice' ? 'document' : kind);
