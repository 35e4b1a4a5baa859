import type { AgendaSession, NewSession, Texts } from '@plenum/contract';
import type { SessionFields } from '../agenda.edits.ts';

/** What the editor's form holds: all of a session that people write. */
export type SessionFormValues = Pick<
  AgendaSession,
  | 'kind'
  | 'title'
  | 'abstract'
  | 'language'
  | 'trackId'
  | 'roomId'
  | 'startsAt'
  | 'minutes'
  | 'capacity'
  | 'joinUrl'
  | 'speakers'
  | 'isHidden'
  | 'isFeatured'
>;

export type SetField = <K extends keyof SessionFormValues>(
  name: K,
  value: SessionFormValues[K],
) => void;

export const blankSession = (place: {
  startsAt: string | null;
  roomId: number | null;
}): SessionFormValues => ({
  kind: 'talk',
  title: {},
  abstract: {},
  language: null,
  trackId: null,
  minutes: 30,
  capacity: null,
  joinUrl: null,
  speakers: [],
  isHidden: false,
  isFeatured: false,
  ...place,
});

export const formValuesOf = (session: AgendaSession): SessionFormValues => {
  const {
    id: _,
    code: _code,
    files: _files,
    stars: _stars,
    version: _version,
    ...values
  } = session;
  return values;
};

const spoken = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, words]) =>
      words.trim() ? [[language, words.trim()]] : [],
    ),
  );

export const tidy = (values: SessionFormValues): SessionFormValues & NewSession => ({
  ...values,
  title: spoken(values.title),
  abstract: spoken(values.abstract),
});

export const hasTitle = ({ title }: Pick<SessionFormValues, 'title'>): boolean =>
  Object.keys(spoken(title)).length > 0;

/** Only what was changed is written: the rest may be somebody else's by now. */
export const changedFields = (
  before: SessionFormValues,
  after: SessionFormValues,
): SessionFields => {
  const names = Object.keys(after) as (keyof SessionFormValues)[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
};
