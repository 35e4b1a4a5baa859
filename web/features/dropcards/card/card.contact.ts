import type { CardField } from '@plenum/contract';

interface ContactPlace {
  /** Where a press leads; none where the value is no safe address. */
  href?: string;
  text: string;
}

const webAddress = (value: string): string | undefined => {
  const full = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  const isPlace = !/\s/.test(value) && /^[^/]+\.[^/]+/.test(full.replace(/^https?:\/\//i, ''));
  return isPlace && URL.canParse(full) ? new URL(full).href : undefined;
};

const bare = (value: string) => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const countryName = (value: string, locale: string): string =>
  /^[A-Z]{2}$/.test(value)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value)
    : value;

const withHref = (text: string, href: string | undefined): ContactPlace =>
  href ? { href, text } : { text };

/** What stands on a card, as it is read and followed. */
export function placeOfField(field: CardField, value: string, locale: string): ContactPlace {
  if (field === 'email') return { href: `mailto:${encodeURI(value)}`, text: value };
  if (field === 'phone') return { href: `tel:${value.replace(/[^+\d]/g, '')}`, text: value };
  if (field === 'website' || field === 'linkedIn') return withHref(bare(value), webAddress(value));
  return { text: field === 'country' ? countryName(value, locale) : value };
}
