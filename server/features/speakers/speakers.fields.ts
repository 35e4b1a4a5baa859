import type { NewSpeaker, Texts } from '@plenum/contract';
import type { SpeakerFields } from './speakers.queries.ts';
import type { SpeakerRow } from './speakers.rows.ts';

export type Fields = SpeakerFields & Pick<SpeakerRow, 'editedAt'>;

export const blankSpeaker: Fields = {
  kind: 'speaker',
  name: '',
  email: '',
  title: '',
  company: '',
  bio: {},
  links: [],
  isHidden: false,
  recording: 'unknown',
  recordingAt: null,
  recordingBy: null,
  rehearsal: 'none',
  rehearsalAt: null,
  editedAt: null,
};

export interface Deed {
  by: 'organiser' | 'speaker';
  at: Date;
}

/** With the given fields; a consent keeps when it was said, and by whom. */
export function merged(before: Fields, update: Partial<NewSpeaker>, { by, at }: Deed): Fields {
  const recording = update.recording ?? before.recording;
  const isNews = recording !== before.recording;
  const isSaid = recording !== 'unknown';
  return {
    kind: update.kind ?? before.kind,
    name: (update.name ?? before.name).trim(),
    email: update.email ?? before.email,
    title: (update.title ?? before.title).trim(),
    company: (update.company ?? before.company).trim(),
    bio: update.bio ? saidIn(update.bio) : before.bio,
    links: update.links ?? before.links,
    isHidden: update.isHidden ?? before.isHidden,
    recording,
    recordingAt: isNews ? (isSaid ? at : null) : before.recordingAt,
    recordingBy: isNews ? (isSaid ? by : null) : before.recordingBy,
    rehearsal: update.rehearsal ?? before.rehearsal,
    rehearsalAt:
      update.rehearsalAt === undefined ? before.rehearsalAt : instantOf(update.rehearsalAt),
    editedAt: by === 'speaker' ? at : before.editedAt,
  };
}

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** Without the languages in which nothing is said. */
const saidIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''));

const told = [
  'kind',
  'name',
  'email',
  'title',
  'company',
  'bio',
  'links',
  'isHidden',
  'recording',
  'rehearsal',
  'rehearsalAt',
] as const;

/** What an entry of the audit trail tells of a change. */
export function withoutWhatIsSame(before: Fields, after: Fields) {
  const changed = told.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { before: only(before), after: only(after) };
}
