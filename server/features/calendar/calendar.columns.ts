import { sql } from '../../platform/db/sql.ts';

export const start = sql`coalesce(e.starts_at, e.starts_on::timestamp at time zone 'UTC')`;
export const end = sql`coalesce(e.ends_at, e.ends_on::timestamp at time zone 'UTC')`;

export const columns = sql`
  e.id, e.organisation_id as "organisationId", e.owner_id as "ownerId", e.calendar, e.title,
  e.starts_on is not null as "isAllDay", ${start} as start, ${end} as end,
  e.time_zone as "timeZone", e.location, e.url, e.description, e.repeat,
  e.repeats_until as "repeatsUntil", e.reminder_minutes as "reminderMinutes", e.extended, e.uid,
  e.sequence, e.version, e.import_id as "importId", e.created_at as "createdAt",
  e.changed_at as "changedAt", e.deleted_at as "deletedAt"`;
