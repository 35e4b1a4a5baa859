import * as Type from 'typebox';
import { Nullable } from '../../kernel/values.ts';

/** A fault stops the whole import; the value is what stands in the file. */
export const ImportFault = Type.Object({
  row: Type.Integer(),
  code: Type.Enum([
    'title_missing',
    'title_long',
    'text_long',
    'start_wrong',
    'length_wrong',
    'language_unknown',
    'kind_unknown',
    'code_double',
    'capacity_wrong',
    'link_wrong',
    'speakers_many',
    'name_long',
    'room_taken',
    'speaker_taken',
  ]),
  value: Type.String(),
});
export type ImportFault = Type.Static<typeof ImportFault>;

export const ImportLine = Type.Object({
  row: Type.Integer({
    description: 'The line of a table, else the place in the file; 0: dropped.',
  }),
  title: Type.String(),
  startsAt: Nullable(Type.String()),
  room: Type.String(),
  what: Type.Enum(['create', 'change', 'same', 'drop']),
  fields: Type.Array(Type.String(), { description: 'What differs from the draft.' }),
});
export type ImportLine = Type.Static<typeof ImportLine>;

/** What would happen: nothing of it has. */
export const ImportPlan = Type.Object({
  format: Type.Enum(['csv', 'ical', 'json', 'xml']),
  lines: Type.Array(ImportLine),
  faults: Type.Array(ImportFault),
  newRooms: Type.Array(Type.String()),
  newTracks: Type.Array(Type.String()),
  newSpeakers: Type.Array(Type.String()),
  digest: Type.String({ description: 'Of the file and the draft: applying it asks for the same.' }),
});
export type ImportPlan = Type.Static<typeof ImportPlan>;

export const ImportResult = Type.Object({
  created: Type.Integer(),
  changed: Type.Integer(),
  dropped: Type.Integer(),
  changeId: Nullable(
    Type.Integer({ description: 'What an undo asks for; null: nothing differed.' }),
  ),
});
export type ImportResult = Type.Static<typeof ImportResult>;
