import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { languages, type Locale } from '../../platform/config.ts';
import { wordMoney } from '../../ui/money/word-money.ts';
import type { Fact, Sum } from './audit.changes.ts';

/** The names of what is recorded; a newer server may record more. */
const fields = [
  'about',
  'accent',
  'added',
  'amount',
  'attendance',
  'banner',
  'benefits',
  'changes',
  'company',
  'consent',
  'contactEmail',
  'currency',
  'description',
  'documents',
  'email',
  'endsOn',
  'event',
  'gross',
  'held',
  'interest',
  'invited',
  'isActive',
  'isLifted',
  'isPublic',
  'isShown',
  'isVerified',
  'joinCode',
  'joining',
  'kind',
  'languages',
  'lead',
  'links',
  'logo',
  'merged',
  'missing',
  'modules',
  'name',
  'note',
  'people',
  'picture',
  'plans',
  'products',
  'q',
  'questions',
  'reason',
  'reference',
  'refused',
  'role',
  'rooms',
  'rows',
  'shortName',
  'shownFrom',
  'slug',
  'sort',
  'startsOn',
  'state',
  'tagManagerId',
  'tagline',
  'taxRate',
  'takenBy',
  'text',
  'tier',
  'timeZone',
  'title',
  'topics',
  'tracks',
  'until',
  'version',
  'way',
  'why',
  'words',
] as const;

const roles = ['admin', 'client'] as const;
const states = [
  'active',
  'deactivated',
  'unverified',
  'draft',
  'published',
  'live',
  'ended',
] as const;

const ways = ['transfer', 'on_site', 'stripe', 'free'] as const;

const pictures = new Set(['logo', 'banner', 'picture']);

const isSum = (value: Fact): value is Sum =>
  typeof value === 'object' && value !== null && 'minor' in value;

const nameOf = (language: string) =>
  language in languages ? languages[language as Locale] : language;

const isPlainField = (field: string): field is (typeof fields)[number] =>
  fields.some((known) => known === field);

/** Texts are recorded for each language: `tagline.de`. */
const partsOf = (field: string) => {
  const [name = '', language = '', ...deeper] = field.split('.');
  return { name, language: deeper.length > 0 ? '' : language };
};

/** `lastSeenAt` reads as "last seen at" where nobody has named it yet. */
const spelledOut = (field: string) =>
  field
    .replaceAll('.', ' › ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function useFactWords() {
  const t = useTranslations('audit');
  const format = useFormatter();
  const locale = useLocale();

  const truth = (field: string, is: boolean) => {
    if (field === 'isActive') return t(`states.${is ? 'active' : 'deactivated'}`);
    return t(is ? 'yes' : 'no');
  };
  const text = (field: string, value: string) => {
    const role = roles.find((known) => field === 'role' && known === value);
    if (role) return t(`roles.${role}`);
    const state = states.find((known) => field === 'state' && known === value);
    if (state) return t(`states.${state}`);
    const way = ways.find((known) => field === 'way' && known === value);
    if (way) return t(`ways.${way}`);
    if (pictures.has(field)) return t('picture');
    return field === 'timeZone' ? value.replaceAll('_', ' ') : value;
  };
  /** Rates are recorded in hundredths of a percent. */
  const number = (field: string, value: number) =>
    field === 'taxRate'
      ? format.number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
      : format.number(value);
  const list = (field: string, values: readonly string[]) =>
    format.list(field === 'languages' ? values.map(nameOf) : values);

  const valueWords = (field: string, value: Fact): string => {
    if (value === null || value === '') return t('empty');
    if (typeof value === 'boolean') return truth(field, value);
    if (typeof value === 'number') return number(field, value);
    if (typeof value === 'string') return text(field, value);
    if (isSum(value)) return wordMoney(value.minor, value.currency, locale);
    return list(field, value) || t('empty');
  };
  const fieldWords = (field: string) => {
    if (isPlainField(field)) return t(`fields.${field}`);
    const { name, language } = partsOf(field);
    if (!isPlainField(name) || !(language in languages)) return spelledOut(field);
    return t('fieldIn', { field: t(`fields.${name}`), language: nameOf(language) });
  };
  return { fieldWords, valueWords };
}
