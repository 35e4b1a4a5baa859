import type {
  Announcement,
  AnnouncementInput,
  EventSetup,
  EventState,
  EventUpdate,
  MyEvent,
  NewEvent,
  RoomInput,
  TeamMember,
  TrackInput,
} from '@plenum/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { myEventsOptions } from '../../platform/current-event.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

const about = (eventId: number) => ['events', 'about', eventId] as const;

export const setupOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...about(eventId), 'setup'],
    queryFn: ({ signal }) => call('GET /api/events/:eventId', { params: { eventId }, signal }),
    staleTime: 60_000,
  });

export const checklistOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...about(eventId), 'checklist'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/checklist', { params: { eventId }, signal }),
    staleTime: 0,
  });

export const numbersOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...about(eventId), 'numbers'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/numbers', { params: { eventId }, signal }),
    staleTime: 0,
  });

export const teamOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...about(eventId), 'team'],
    queryFn: ({ signal }) => call('GET /api/events/:eventId/team', { params: { eventId }, signal }),
  });

export const announcementsOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...about(eventId), 'announcements'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/announcements', { params: { eventId }, signal }),
  });

export const previewOptions = (eventId: number, text: string) =>
  queryOptions({
    queryKey: [...about(eventId), 'preview', text],
    queryFn: ({ signal }) =>
      call('POST /api/events/:eventId/attendees/preview', {
        params: { eventId },
        body: { text },
        signal,
      }),
    enabled: text !== '',
    staleTime: 0,
    gcTime: 0,
  });

/** What the server answers to a change is the newest there is: every list of events says so too. */
export function learnSetup(client: QueryClient, setup: EventSetup): void {
  client.setQueryData(setupOptions(setup.id).queryKey, setup);
  client.setQueryData(myEventsOptions().queryKey, (mine: MyEvent[] | undefined) =>
    mine?.map((event) => (event.id === setup.id ? { ...event, ...cardOf(setup) } : event)),
  );
  void client.invalidateQueries({ queryKey: checklistOptions(setup.id).queryKey });
}

function cardOf(setup: EventSetup): Omit<MyEvent, 'role'> {
  const { rooms: _, tracks: _tracks, joinCode: _code, ...card } = setup;
  return card;
}

export const createEvent = (body: NewEvent): Promise<EventSetup> =>
  call('POST /api/events', { body });

export const saveSetup = (eventId: number, body: EventUpdate): Promise<EventSetup> =>
  call('PATCH /api/events/:eventId', { params: { eventId }, body });

export const removeEvent = (eventId: number): Promise<unknown> =>
  call('DELETE /api/events/:eventId', { params: { eventId } });

export const changeState = (eventId: number, state: EventState): Promise<EventSetup> =>
  call('POST /api/events/:eventId/state', { params: { eventId }, body: { state } });

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export type Picture = 'logo' | 'banner';

export const savePicture = (
  eventId: number,
  which: Picture,
  body: Blob,
  watch: Parameters<SendPicture>[1],
): Promise<EventSetup> =>
  call(`PUT /api/events/:eventId/${which}`, { params: { eventId }, body, ...watch });

export const removePicture = (eventId: number, which: Picture): Promise<EventSetup> =>
  call(`DELETE /api/events/:eventId/${which}`, { params: { eventId } });

export const addRoom = (eventId: number, body: RoomInput): Promise<EventSetup> =>
  call('POST /api/events/:eventId/rooms', { params: { eventId }, body });

export const changeRoom = (eventId: number, roomId: number, body: RoomInput): Promise<EventSetup> =>
  call('PATCH /api/events/:eventId/rooms/:roomId', { params: { eventId, roomId }, body });

export const moveRoom = (
  eventId: number,
  roomId: number,
  beforeId: number | null,
): Promise<EventSetup> =>
  call('POST /api/events/:eventId/rooms/:roomId/move', {
    params: { eventId, roomId },
    body: { beforeId },
  });

export const removeRoom = (eventId: number, roomId: number): Promise<EventSetup> =>
  call('DELETE /api/events/:eventId/rooms/:roomId', { params: { eventId, roomId } });

export const addTrack = (eventId: number, body: TrackInput): Promise<EventSetup> =>
  call('POST /api/events/:eventId/tracks', { params: { eventId }, body });

export const changeTrack = (
  eventId: number,
  trackId: number,
  body: TrackInput,
): Promise<EventSetup> =>
  call('PATCH /api/events/:eventId/tracks/:trackId', { params: { eventId, trackId }, body });

export const moveTrack = (
  eventId: number,
  trackId: number,
  beforeId: number | null,
): Promise<EventSetup> =>
  call('POST /api/events/:eventId/tracks/:trackId/move', {
    params: { eventId, trackId },
    body: { beforeId },
  });

export const removeTrack = (eventId: number, trackId: number): Promise<EventSetup> =>
  call('DELETE /api/events/:eventId/tracks/:trackId', { params: { eventId, trackId } });

export const giveRole = (
  eventId: number,
  personId: number,
  role: TeamMember['role'],
): Promise<TeamMember[]> =>
  call('PUT /api/events/:eventId/team/:personId', {
    params: { eventId, personId },
    body: { role },
  });

export const takeRole = (eventId: number, personId: number): Promise<TeamMember[]> =>
  call('DELETE /api/events/:eventId/team/:personId', { params: { eventId, personId } });

export const addPeople = (
  eventId: number,
  text: string,
): Promise<{ invited: number; added: number }> =>
  call('POST /api/events/:eventId/attendees', { params: { eventId }, body: { text } });

export const announce = (eventId: number, body: AnnouncementInput): Promise<Announcement> =>
  call('POST /api/events/:eventId/announcements', { params: { eventId }, body });

export const changeAnnouncement = (
  eventId: number,
  announcementId: number,
  body: AnnouncementInput,
): Promise<Announcement> =>
  call('PATCH /api/events/:eventId/announcements/:announcementId', {
    params: { eventId, announcementId },
    body,
  });

export const removeAnnouncement = (eventId: number, announcementId: number): Promise<unknown> =>
  call('DELETE /api/events/:eventId/announcements/:announcementId', {
    params: { eventId, announcementId },
  });
