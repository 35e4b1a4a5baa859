import { useFormatter, useTranslations } from 'use-intl';
import { languages, type Locale } from '../../platform/config.ts';
import type { Fact } from './audit.changes.ts';

/** The names of what is recorded; a newer server may record more. */
const fields = [
  'accent',
  'added',
  'banner',
  'changes',
  'company',
  'description',
  'endsOn',
  'event',
  'held',
  'invited',
  'isActive',
  'isVerified',
  'joinCode',
  'joining',
  'languages',
  'logo',
  'merged',
  'modules',
  'name',
  'people',
  'q',
  'reason',
  'refused',
  'role',
  'rows',
  'shortName',
  'slug',
  'sort',
  'startsOn',
  'state',
  'tagManagerId',
  'tagline',
  'takenBy',
  'timeZone',
  'until',
  'version',
] as const;

const roles = ['admin', 'client'] as const;
const states = ['active', 'deactivated', 'draft', 'published', 'live', 'ended'] as const;

const nameOf = (language: string) =>
  language in languages ? languages[language as Locale] : language;

const isPlainField = (field: string): field is (typeof fields)[number] =>
  fields.some((known) => known === field);

/** `lastSeenAt` reads as "last seen at" where nobody has named it yet. */
const spelledOut = (field: string) =>
  field
    .replaceAll('.', ' › ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function useFactWords() {
  const t = useTranslations('audit');
  const format = useFormatter();

  const truth = (field: string, is: boolean) => {
    if (field === 'isActive') return t(`states.${is ? 'active' : 'deactivated'}`);
    return t(is ? 'yes' : 'no');
  };
  const text = (field: string, value: string) => {
    const role = roles.find((known) => field === 'role' && known === value);
    if (role) return t(`roles.${role}`);
    const state = states.find((known) => field === 'state' && known === value);
    if (state) return t(`states.${state}`);
    if (field === 'logo' || field === 'banner') return t('picture');
    return field === 'timeZone' ? value.replaceAll('_', ' ') : value;
  };
  const list = (field: string, values: readonly string[]) =>
    format.list(field === 'languages' ? values.map(nameOf) : values);

  const valueWords = (field: string, value: Fact): string => {
    if (value === null || value === '') return t('empty');
    if (typeof value === 'boolean') return truth(field, value);
    if (typeof value === 'number') return format.number(value);
    return typeof value === 'string' ? text(field, value) : list(field, value) || t('empty');
  };
  const fieldWords = (field: string) =>
    isPlainField(field) ? t(`fields.${field}`) : spelledOut(field);
  return { fieldWords, valueWords };
}
