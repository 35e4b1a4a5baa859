import type {
  Announcement,
  AnnouncementInput,
  EventSetup,
  EventState,
  EventUpdate,
  NewEvent,
  RoomInput,
  TeamMember,
  TrackInput,
} from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

export const previewOptions = (eventId: number, text: string) =>
  queryOptions({
    queryKey: ['events', 'preview', eventId, text],
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

export const createEvent = (body: NewEvent): Promise<EventSetup> =>
  call('POST /api/events', { body });

export const makeSample = (): Promise<EventSetup> => call('POST /api/events/sample', {});

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
