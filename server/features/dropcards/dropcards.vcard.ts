import type { CardValues } from '@plenum/contract';
import { calendarAddress, contentLine, escapedText } from '../../platform/ical/content-line.ts';

export interface PrintedCard {
  values: CardValues;
  /** Beside the card itself: what was said about it, and how it was sorted. */
  note?: string;
  tags?: readonly string[];
}

/** A semicolon parts what has several parts; elsewhere some readers would show the escape. */
const part = (text: string) => escapedText(text, /[\\;,]/g);
const whole = (text: string) => escapedText(text, /[\\,]/g);

const line = (name: string, text: string | undefined): string =>
  text?.trim() ? contentLine(name, whole(text)) : '';

function address(text: string | undefined): string {
  const url = text ? calendarAddress(text) : null;
  return url ? contentLine('URL', url) : '';
}

/**
 * RFC 6350; lines are folded as in calendars. Nobody can tell from outside which part of a name is
 * the family's: the whole of it stands where readers show it unchanged.
 */
function printCard({ values, note, tags = [] }: PrintedCard): string {
  const { fullName, company, country } = values;
  return [
    contentLine('BEGIN', 'VCARD'),
    contentLine('VERSION', '4.0'),
    contentLine('FN', whole(fullName)),
    contentLine('N', `;${part(fullName)};;;`),
    line('EMAIL', values.email),
    line('TEL', values.phone),
    company?.trim() ? contentLine('ORG', part(company)) : '',
    line('TITLE', values.headline),
    address(values.website),
    address(values.linkedIn),
    country?.trim() ? contentLine('ADR', `;;;;;;${part(country)}`) : '',
    line('NOTE', note),
    tags.length > 0 ? contentLine('CATEGORIES', tags.map(whole).join(',')) : '',
    contentLine('END', 'VCARD'),
  ].join('');
}

export async function* printCards(cards: Iterable<PrintedCard>): AsyncGenerator<string> {
  for (const card of cards) yield printCard(card);
}
