import type { AgendaSession, SessionFile, SessionSpeaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { sessionKinds } from '../agenda.places.ts';

/** Fields of a session that people are told of by name. */
export const toldFields = [
  'title',
  'abstract',
  'kind',
  'language',
  'trackId',
  'roomId',
  'startsAt',
  'minutes',
  'capacity',
  'joinUrl',
  'speakers',
  'files',
  'isHidden',
  'isFeatured',
] as const satisfies readonly (keyof AgendaSession)[];
export type ToldField = (typeof toldFields)[number];

export const isToldField = (name: string): name is ToldField =>
  toldFields.some((field) => field === name);

/** Said in each language. */
const textFields = ['title', 'abstract'] as const;
type TextField = (typeof textFields)[number];

export const isTextField = (field: ToldField): field is TextField =>
  textFields.some((text) => text === field);

const languages = ['en', 'de', 'fr', 'pt'] as const;
const listOf = <T>(value: unknown) => (Array.isArray(value) ? (value as T[]) : []);

/** Any value of a session in words; empty where there is none. */
export function useFieldWords() {
  const t = useTranslations('agenda');
  const facts = useAgendaFacts();
  const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
  const track = (value: unknown) => {
    const found = facts.trackOf(idOf(value));
    return found ? facts.words(found.name) : '';
  };
  const speakers = (value: unknown) =>
    listOf<SessionSpeaker>(value)
      .map(({ id, role }) =>
        role === 'chair' ? t('chairName', { name: facts.speakerName(id) }) : facts.speakerName(id),
      )
      .join(', ');
  const known = <T extends string>(value: unknown, names: readonly T[]) =>
    names.find((name) => name === value);
  const kind = (value: unknown) => {
    const name = known(value, sessionKinds);
    return name ? t(`kinds.${name}`) : '';
  };
  const language = (value: unknown) => {
    const name = known(value, languages);
    return name ? t(`languages.${name}`) : '';
  };
  const yesOrNo = (value: unknown) => t(value === true ? 'yes' : 'no');
  const plain = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const sayers: Record<Exclude<ToldField, TextField>, (value: unknown) => string> = {
    kind,
    language,
    trackId: track,
    roomId: (value) => (idOf(value) === null ? '' : facts.roomName(idOf(value))),
    startsAt: (value) => (typeof value === 'string' ? facts.momentOf(value) : ''),
    minutes: (value) => (typeof value === 'number' ? t('aside.minutes', { count: value }) : ''),
    capacity: plain,
    joinUrl: plain,
    speakers,
    files: (value) =>
      listOf<SessionFile>(value)
        .map(({ name }) => name)
        .join(', '),
    isHidden: yesOrNo,
    isFeatured: yesOrNo,
  };
  return {
    name: (field: ToldField) => t(`fields.${field}`),
    value: (field: Exclude<ToldField, TextField>, value: unknown) => sayers[field](value),
  };
}
