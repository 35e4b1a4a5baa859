export {
  AnnouncementInput as AnnouncementSchema,
  EventSettings as SettingsSchema,
  NewEvent as NewEventSchema,
  RoomInput as RoomSchema,
  TrackInput as TrackSchema,
} from '@plenum/contract/features/events/events.schema.ts';
