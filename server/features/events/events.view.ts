import type {
  EventCard,
  EventModule,
  EventRole,
  EventSetup,
  EventState,
  MyEvent,
  Room,
  Texts,
  Track,
} from '@plenum/contract';
import { carriesWhite } from '../organisations/index.ts';

export interface EventRow {
  organisationId: number;
  id: number;
  slug: string;
  name: string;
  tagline: Texts;
  description: Texts;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  languages: EventCard['languages'];
  state: EventState;
  accent: string | null;
  logo: string | null;
  banner: string | null;
  modules: EventModule[];
  joining: EventCard['joining'];
  joinCode: string;
  roomClashes: EventSetup['roomClashes'];
  speakerClashes: EventSetup['speakerClashes'];
  version: number;
}

export const eventCard = (row: EventRow): EventCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  description: row.description,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  timeZone: row.timeZone,
  languages: row.languages,
  state: row.state,
  accent: row.accent,
  logo: row.logo,
  banner: row.banner,
  modules: row.modules,
  joining: row.joining,
  version: row.version,
});

export const myEvent = (row: EventRow & { role: EventRole | null }): MyEvent => ({
  ...eventCard(row),
  role: row.role,
});

export const eventSetup = (row: EventRow, rooms: Room[], tracks: Track[]): EventSetup => ({
  ...eventCard(row),
  joinCode: row.joinCode,
  roomClashes: row.roomClashes,
  speakerClashes: row.speakerClashes,
  rooms,
  tracks,
});

/** What its public pages wear: an own accent, else that of its organisation, if white can be read on it. */
export function shownAccent(
  event: Pick<EventRow, 'accent'>,
  organisation: { accent: string | null } | null | undefined,
): string | null {
  const accent = event.accent ?? organisation?.accent ?? null;
  return accent && carriesWhite(accent) ? accent : null;
}
