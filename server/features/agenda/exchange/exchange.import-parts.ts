import type { Room, Track } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  type EventRow,
  findRooms,
  findTracks,
  insertRoom,
  insertTrack,
  tellSetupChanged,
} from '../../events/index.ts';
import { findSpeakerNames, insertNamedSpeaker } from '../../speakers/index.ts';
import type { MadeParts } from '../versions/versions.changes.queries.ts';
import type { Incoming } from './exchange.incoming.ts';
import type { SessionFields, SessionRow } from '../agenda.rows.ts';

/** What sessions refer to, as the event has it. */
export interface Parts {
  rooms: Room[];
  tracks: Track[];
  speakers: { id: number; name: string; code: string }[];
  /** Their ids by what a file calls them. */
  named: Record<'room' | 'track' | 'speaker' | 'speakerCode', ReadonlyMap<string, number>>;
}

export async function partsOf(db: Db, { organisationId, id }: EventRow): Promise<Parts> {
  const rooms = await findRooms(db, organisationId, id);
  const tracks = await findTracks(db, organisationId, id);
  const speakers = await findSpeakerNames(db, organisationId, id);
  const named = {
    room: byFirst(rooms.map((room) => [keyOf(room.name), room.id])),
    track: byFirst(
      tracks.flatMap((track) =>
        Object.values(track.name).map((words) => [keyOf(words), track.id] as const),
      ),
    ),
    speaker: byFirst(speakers.map((speaker) => [keyOf(speaker.name), speaker.id])),
    speakerCode: byFirst(speakers.map((speaker) => [speaker.code, speaker.id])),
  };
  return { rooms, tracks, speakers, named };
}

/** Case and spaces around it make no other room. */
export const keyOf = (name: string): string => name.trim().toLowerCase();

const byFirst = <V>(pairs: readonly (readonly [string, V])[]) => new Map(pairs.toReversed());

export const roomOf = ({ named }: Parts, name: string | null): number | null =>
  (name === null ? null : named.room.get(keyOf(name))) ?? null;

export const trackOf = ({ named }: Parts, name: string | undefined): number | null =>
  (name === undefined ? null : named.track.get(keyOf(name))) ?? null;

/** By what the other system calls them, else by their name. */
export const speakerOf = (
  { named }: Parts,
  { code, name }: { code: string | null; name: string },
): number | null =>
  (code === null ? null : named.speakerCode.get(code)) ?? named.speaker.get(keyOf(name)) ?? null;

/** The incoming session as the draft would keep it; what a file does not tell stays as it was. */
export function fieldsOf(
  incoming: Incoming,
  before: SessionRow | null,
  parts: Parts,
): SessionFields & { code: string; isDeleted: boolean } {
  const { row: _, code, track, room, speakers, ...told } = incoming;
  const known = speakers.flatMap((speaker) => {
    const id = speakerOf(parts, speaker);
    return id === null ? [] : [{ id, role: speaker.role }];
  });
  return {
    ...told,
    code,
    title: { ...before?.title, ...told.title },
    abstract: { ...before?.abstract, ...told.abstract },
    capacity: told.capacity ?? before?.capacity ?? null,
    joinUrl: told.joinUrl ?? before?.joinUrl ?? null,
    trackId: trackOf(parts, track?.name) ?? (track ? null : (before?.trackId ?? null)),
    roomId: roomOf(parts, room),
    speakers: [...new Map(known.map((one) => [one.id, one])).values()],
    files: before?.files ?? [],
    isHidden: before?.isHidden ?? false,
    isFeatured: before?.isFeatured ?? false,
    isDeleted: false,
  };
}

const colours = ['#4c56dd', '#0b7285', '#a35200', '#b4236f', '#2b7a3b', '#7a3fc0', '#c4281c'];

interface Wanted {
  newRooms: readonly string[];
  newTracks: readonly string[];
  incoming: readonly Incoming[];
}

/** Rooms, tracks and speakers the file names and the event lacks. */
export async function makeParts(
  tx: Tx,
  event: EventRow,
  { newRooms, newTracks, incoming }: Wanted,
  parts: Parts,
): Promise<{
  made: MadeParts;
  resolve: (incoming: Incoming, before: SessionRow | null) => ReturnType<typeof fieldsOf>;
}> {
  const { organisationId, id } = event;
  const made: MadeParts = { rooms: [], tracks: [], speakers: [] };
  for (const name of newRooms) {
    const row = await insertRoom(tx, organisationId, id, { name, kind: 'room', capacity: null });
    if (row) made.rooms.push(row.id);
  }
  const colourOf = byFirst(
    incoming.flatMap(({ track }) => (track ? [[track.name, track.colour] as const] : [])),
  );
  for (const [index, name] of newTracks.entries()) {
    const told = colourOf.get(name)?.toLowerCase();
    const usual = colours[(parts.tracks.length + index) % colours.length] ?? '#4c56dd';
    const colour = told && /^#[0-9a-f]{6}$/.test(told) ? told : usual;
    const language = event.languages[0] ?? 'en';
    const row = await insertTrack(tx, organisationId, id, { name: { [language]: name }, colour });
    if (row) made.tracks.push(row.id);
  }
  const speakers = new Map(
    incoming
      .flatMap((one) => one.speakers)
      .filter((speaker) => speakerOf(parts, speaker) === null)
      .map((speaker) => [speaker.code ?? speaker.name.toLowerCase(), speaker]),
  );
  for (const { code, name, bio } of speakers.values()) {
    const language = event.languages[0] ?? 'en';
    const words = bio ? { [language]: beginningOf(bio, 5_000) } : {};
    const row = await insertNamedSpeaker(tx, organisationId, id, { code, name, bio: words });
    if (row) made.speakers.push(row.id);
  }
  if (made.rooms.length + made.tracks.length + made.speakers.length > 0) {
    tellSetupChanged(tx, event, { isShown: event.state !== 'draft' });
  }
  const now = await partsOf(tx, event);
  return { made, resolve: (one, before) => fieldsOf(one, before, now) };
}
