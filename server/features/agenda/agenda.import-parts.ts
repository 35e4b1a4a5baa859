import type { Room, Track } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/work.ts';
import {
  type EventRow,
  findRooms,
  findTracks,
  insertRoom,
  insertTrack,
  tellSetupChanged,
} from '../events/index.ts';
import { findSpeakerNames, insertNamedSpeaker } from '../speakers/index.ts';
import type { MadeParts } from './agenda.changes.queries.ts';
import type { Incoming } from './agenda.incoming.ts';
import type { SessionFields, SessionRow } from './agenda.rows.ts';

/** What sessions refer to, as the event has it. */
export interface Parts {
  rooms: Room[];
  tracks: Track[];
  speakers: { id: number; name: string; code: string }[];
}

export async function partsOf(db: Db, { organisationId, id }: EventRow): Promise<Parts> {
  const rooms = await findRooms(db, organisationId, id);
  const tracks = await findTracks(db, organisationId, id);
  return { rooms, tracks, speakers: await findSpeakerNames(db, organisationId, id) };
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export const roomOf = ({ rooms }: Parts, name: string | null): number | null =>
  rooms.find((room) => name !== null && isSame(room.name, name))?.id ?? null;

export const trackOf = ({ tracks }: Parts, name: string | undefined): number | null =>
  tracks.find(
    (track) => name !== undefined && Object.values(track.name).some((words) => isSame(words, name)),
  )?.id ?? null;

/** By what the other system calls them, else by their name. */
export const speakerOf = (
  { speakers }: Parts,
  { code, name }: { code: string | null; name: string },
): number | null =>
  (
    speakers.find((speaker) => code !== null && speaker.code === code) ??
    speakers.find((speaker) => isSame(speaker.name, name))
  )?.id ?? null;

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
  for (const [index, name] of newTracks.entries()) {
    const told = incoming.find(({ track }) => track?.name === name)?.track?.colour?.toLowerCase();
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
    const words = bio ? { [language]: bio.slice(0, 5_000) } : {};
    const row = await insertNamedSpeaker(tx, organisationId, id, { code, name, bio: words });
    if (row) made.speakers.push(row.id);
  }
  if (made.rooms.length + made.tracks.length + made.speakers.length > 0) {
    tellSetupChanged(tx, event, { isShown: event.state !== 'draft' });
  }
  const now = await partsOf(tx, event);
  return { made, resolve: (one, before) => fieldsOf(one, before, now) };
}
