import { escape, type Language } from '../../../platform/mail/letter.ts';
import { htmlOf } from '../reader/reader.clean.ts';
import type { Habits, SourceRow, StoredRecipient } from './compose.drafts.queries.ts';
import { sayIn } from './compose.groups.ts';

/** More than this of another mail is quoted as plain words: a draft has its limit. */
const mostHtml = 120_000;
const mostText = 40_000;

/** Whoever may read of it: blind ones are never among them. */
const namesOf = (recipients: readonly StoredRecipient[]): string =>
  recipients
    .filter(({ kind }) => kind === 'to')
    .slice(0, 20)
    .map(({ name, address }) => name || address || '')
    .join(', ');

const when = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);

const sender = ({ fromName, fromAddress }: SourceRow): string =>
  [fromName, fromAddress && `<${fromAddress}>`].filter(Boolean).join(' ');

function headOf(
  way: 'reply' | 'replyAll' | 'forward',
  source: SourceRow,
  recipients: readonly StoredRecipient[],
  { language, timeZone }: Habits,
): string[] {
  const say = sayIn(language ?? 'en');
  const on = when(source.at, language ?? 'en', timeZone);
  if (way !== 'forward') return [say('quote.wrote', { on, name: sender(source) })];
  return [
    say('quote.forwarded'),
    say('quote.from', { name: sender(source) }),
    say('quote.date', { on }),
    say('quote.subject', { subject: source.subject }),
    say('quote.to', { names: namesOf(recipients) }),
  ];
}

/** All of what is quoted in one block at the end, so that it can be folded away. */
export function quoted(
  way: 'reply' | 'replyAll' | 'forward',
  source: SourceRow,
  recipients: readonly StoredRecipient[],
  habits: Habits,
): string {
  const head = headOf(way, source, recipients, habits).map(escape).join('<br />');
  const isShort = source.html.length <= mostHtml;
  const body = isShort ? source.html : htmlOf(source.text.slice(0, mostText));
  return `<p></p><blockquote type="cite"><p>${head}</p>${body}</blockquote>`;
}
