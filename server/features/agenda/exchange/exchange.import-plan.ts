import type { ImportFault, ImportLine, ImportPlan } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { EventRow } from '../../events/index.ts';
import { isSame } from '../versions/versions.differences.ts';
import type { Incoming, ReadFile } from './exchange.incoming.ts';
import { faultsOf } from './exchange.import-faults.ts';
import {
  fieldsOf,
  keyOf,
  type Parts,
  roomOf,
  speakerOf,
  trackOf,
} from './exchange.import-parts.ts';
import { clashesIn, placed } from '../agenda.planner.ts';
import { findSessions, findSessionsByCode } from '../agenda.queries.ts';
import type { SessionRow } from '../agenda.rows.ts';

/** A session to write: new, changed, or, without one coming in, to be dropped. */
interface Step {
  before: SessionRow | null;
  incoming: Incoming | null;
}

export interface Planned {
  shown: Omit<ImportPlan, 'format' | 'digest'>;
  steps: Step[];
  /** What the plan stands on: which sessions there were, and how often each had been changed. */
  versions: [number, number][];
}

const compared = [
  'kind',
  'title',
  'abstract',
  'language',
  'trackId',
  'roomId',
  'startsAt',
  'minutes',
  'capacity',
  'joinUrl',
  'speakers',
] as const;

export async function planImport(
  db: Db,
  event: EventRow,
  { sessions, faults }: ReadFile,
  parts: Parts,
  drop: boolean,
): Promise<Planned> {
  const { organisationId, id } = event;
  const draft = await findSessions(db, organisationId, id);
  const coded = sessions.filter(({ code }) => code !== '').map(({ code }) => code);
  const known = await findSessionsByCode(db, organisationId, id, coded);
  const byCode = new Map(known.map((row) => [row.code, row]));
  const entries = sessions.map((incoming) => {
    const before = byCode.get(incoming.code) ?? null;
    const isNew = before === null || before.isDeleted;
    const after = fieldsOf(incoming, before, parts);
    const fields = isNew ? [] : compared.filter((field) => !isSame(before[field], after[field]));
    const names = fields.map(String);
    if (!isNew && hasNewParts(incoming, parts)) names.push('parts');
    const what: ImportLine['what'] = isNew ? 'create' : names.length > 0 ? 'change' : 'same';
    return { incoming, before, after, what, fields: names };
  });
  const kept = new Set(known.map((row) => row.id));
  const others = draft.filter((row) => !kept.has(row.id));
  const dropped = drop ? others : [];
  const roomNames = new Map(parts.rooms.map((room) => [room.id, room.name]));
  const standIns = standInsFor();
  const clashing = clashFaults(
    event,
    entries.map(({ incoming, before, after }, index) => ({
      row: incoming.row,
      session: {
        ...after,
        id: before?.id ?? -1 - index,
        version: 0,
        ...standIns(incoming, after, parts),
      },
    })),
    drop ? [] : others,
  );
  return {
    shown: {
      lines: [
        ...entries.map(({ incoming, what, fields }) => ({
          row: incoming.row,
          title: wordsIn(incoming.title, event.languages),
          startsAt: incoming.startsAt,
          room: incoming.room ?? '',
          what,
          fields,
        })),
        ...dropped.map((row) => ({
          row: 0,
          title: wordsIn(row.title, event.languages),
          startsAt: row.startsAt,
          room: roomNames.get(row.roomId ?? 0) ?? '',
          what: 'drop' as const,
          fields: [],
        })),
      ],
      faults: [...faults, ...notToldIn(faults, faultsOf(sessions, event.languages)), ...clashing],
      ...newParts(sessions, parts),
    },
    steps: [
      ...entries.flatMap(({ what, before, incoming }) =>
        what === 'same' ? [] : [{ before, incoming }],
      ),
      ...dropped.map((before) => ({ before, incoming: null })),
    ],
    versions: draft.map((row) => [row.id, row.version]),
  };
}

const hasNewParts = (incoming: Incoming, parts: Parts): boolean =>
  (incoming.room !== null && roomOf(parts, incoming.room) === null) ||
  (incoming.track !== null && trackOf(parts, incoming.track.name) === null) ||
  incoming.speakers.some((speaker) => speakerOf(parts, speaker) === null);

const unique = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()])).values(),
];

/** What cannot be read is not complained about once more for what stands in its place. */
function notToldIn(told: readonly ImportFault[], faults: readonly ImportFault[]): ImportFault[] {
  const nameOf = ({ row, code }: ImportFault) => `${row} ${code}`;
  const names = new Set(told.map(nameOf));
  return faults.filter((fault) => !names.has(nameOf(fault)));
}

const newParts = (sessions: readonly Incoming[], parts: Parts) => ({
  newRooms: unique(
    sessions.flatMap(({ room }) => (room !== null && roomOf(parts, room) === null ? [room] : [])),
  ),
  newTracks: unique(
    sessions.flatMap(({ track }) =>
      track && trackOf(parts, track.name) === null ? [track.name] : [],
    ),
  ),
  newSpeakers: unique(
    sessions
      .flatMap(({ speakers }) => speakers)
      .filter((speaker) => speakerOf(parts, speaker) === null)
      .map(({ name }) => name),
  ),
});

/** Rooms and speakers still to be made can be wanted twice as well: known by numbers below zero. */
function standInsFor() {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const key = keyOf(name);
    const number = numbers.get(key) ?? -1 - numbers.size;
    numbers.set(key, number);
    return number;
  };
  return ({ room, speakers }: Incoming, { roomId }: Pick<SessionRow, 'roomId'>, parts: Parts) => ({
    roomId: roomId ?? (room === null ? null : numberOf(`room ${room}`)),
    speakers: speakers.map((speaker) => ({
      id: speakerOf(parts, speaker) ?? numberOf(`speaker ${speaker.code ?? speaker.name}`),
      role: speaker.role,
    })),
  });
}

/** Where the event refuses clashes, those the file would bring. */
function clashFaults(
  event: EventRow,
  incoming: readonly { row: number; session: SessionRow }[],
  others: readonly SessionRow[],
): ImportFault[] {
  const rowOf = new Map(incoming.map(({ row, session }) => [session.id, row]));
  const sessions = [...incoming.map(({ session }) => session), ...others];
  const titles = new Map(sessions.map(({ id, title }) => [id, wordsIn(title, event.languages)]));
  const all = placed(sessions);
  const { rooms, speakers } = clashesIn(all, [], []);
  const faults = (code: ImportFault['code'], pairs: readonly { a: number; b: number }[]) =>
    pairs.flatMap(({ a, b }) => {
      const [own, other] = rowOf.has(b) ? [b, a] : [a, b];
      const row = rowOf.get(own);
      return row === undefined ? [] : [{ row, code, value: titles.get(other) ?? '' }];
    });
  return [
    ...(event.roomClashes === 'refuse' ? faults('room_taken', rooms) : []),
    ...(event.speakerClashes === 'refuse' ? faults('speaker_taken', speakers) : []),
  ];
}
