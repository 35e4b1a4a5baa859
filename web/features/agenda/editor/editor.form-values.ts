import type { AgendaSession, NewSession, Texts } from '@plenum/contract';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';

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
  return { ...values, title: tidyTexts(values.title), abstract: tidyTexts(values.abstract) };
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
