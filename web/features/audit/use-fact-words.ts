import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type audit from '../../locales/en/audit.json';
import { languages, type Locale } from '../../platform/config.ts';
import { wordMoney } from '../../ui/money/word-money.ts';
import type { Fact, Sum } from './audit.changes.ts';

type In<Part extends 'fields' | 'roles' | 'states' | 'ways'> =
  `${Part}.${keyof (typeof audit)[Part] & string}`;
type Name = In<'fields'> | In<'roles'> | In<'states'> | In<'ways'>;

/** Whose values have names of their own. */
const valuesOf: Readonly<Record<string, string>> = { role: 'roles', state: 'states', way: 'ways' };
const pictures = new Set(['logo', 'banner', 'picture', 'cover']);

const isSum = (value: Fact): value is Sum =>
  typeof value === 'object' && value !== null && 'minor' in value;

const nameOf = (language: string) =>
  language in languages ? languages[language as Locale] : language;

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

  /** A newer server may record what nobody has named here yet. */
  const isNamed = (name: string): name is Name => t.has(name as Name);

  const truth = (field: string, is: boolean) => {
    if (field === 'isActive') return t(`states.${is ? 'active' : 'deactivated'}`);
    return t(is ? 'yes' : 'no');
  };
  const text = (field: string, value: string) => {
    const name = `${valuesOf[field]}.${value}`;
    if (isNamed(name)) return t(name);
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
    const whole = `fields.${field}`;
    if (isNamed(whole)) return t(whole);
    const { name, language } = partsOf(field);
    const part = `fields.${name}`;
    if (!isNamed(part) || !(language in languages)) return spelledOut(field);
    return t('fieldIn', { field: t(part), language: nameOf(language) });
  };
  return { fieldWords, valueWords };
}
