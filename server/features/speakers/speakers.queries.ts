import type { ProgramSpeaker, SpeakerQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import type { ShownRow, SpeakerRow } from './speakers.rows.ts';
import { anywhere } from '../../platform/search/looking.ts';

/** Those shown to everyone, as the program names them. */
export const findShownSpeakers = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ProgramSpeaker>(
    sql`select id, name, position_title as title, company, picture from speakers
        where organisation_id = ${organisationId} and event_id = ${eventId} and not is_hidden
        order by place, id`,
  );

/** Shown ones of any of these events, so many at most. */
export const findShownOf = (
  db: Db,
  organisationId: number,
  eventIds: readonly number[],
  most: number,
) =>
  db.rows<{ eventId: number; id: number }>(
    sql`select event_id as "eventId", id from speakers
        where organisation_id = ${organisationId} and event_id = any(${eventIds}::bigint[])
          and not is_hidden
        order by event_id, id limit ${most}`,
  );

/** Every speaker of an event by id and name, hidden ones as well. */
export const findSpeakerNames = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ id: number; name: string; code: string }>(
    sql`select id, name, code from speakers
        where organisation_id = ${organisationId} and event_id = ${eventId} order by place, id`,
  );

/** Shown ones, and those of them without a picture or words about them. */
export const countSpeakers = (db: Db, organisationId: number, eventId: number) =>
  db.row<{ speakers: number; bareSpeakers: number }>(
    sql`select count(*)::int as speakers,
               (count(*) filter (where picture is null or bio = '{}'))::int as "bareSpeakers"
        from speakers
        where organisation_id = ${organisationId} and event_id = ${eventId} and not is_hidden`,
  );

/** Those shown to everyone, with all that is told of them. */
export const findShownProfiles = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ShownRow>(
    sql`select id, kind, name, position_title as title, company, bio, links, picture from speakers
        where organisation_id = ${organisationId} and event_id = ${eventId} and not is_hidden
        order by place, id`,
  );

/** An address counts as a member's once they have confirmed that it is theirs. */
const memberId = sql`(select m.person_id from accounts a
  join organisations_members m on m.organisation_id = s.organisation_id and m.person_id = a.id
  where s.email <> '' and lower(a.email) = lower(s.email) and a.verified_at is not null
    and m.removed_at is null and m.deactivated_at is null)`;

const columns = sql`
  s.organisation_id as "organisationId", s.event_id as "eventId", s.id, s.kind, s.name, s.email,
  s.position_title as title, s.company, s.bio, s.picture, s.links, s.is_hidden as "isHidden",
  s.recording, s.recording_at as "recordingAt", s.recording_by as "recordingBy", s.rehearsal,
  s.rehearsal_at as "rehearsalAt", case when s.edit_expires_at > now() then s.edit_sent_at end as "sentAt",
  s.edit_expires_at as "expiresAt",
  s.edited_at as "editedAt", s.version, ${memberId} as "memberId"`;

export const findSpeakers = (
  db: Db,
  organisationId: number,
  eventId: number,
  { kind, q }: SpeakerQuery = {},
) =>
  db.rows<SpeakerRow>(
    sql`select ${columns} from speakers s
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          ${kind ? sql`and s.kind = ${kind}` : nothing}
          ${q ? sql`and plain_words(concat_ws(' ', s.name, s.position_title, s.company, s.email)) like ${anywhere(q)}` : nothing}
        order by s.place, s.id`,
  );

export const lockSpeaker = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<SpeakerRow>(
    sql`select ${columns} from speakers s
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId} and s.id = ${id}
        for no key update of s`,
  );

/** By what the holder of a link knows; no organisation is known yet. */
export const findByLink = (db: Db, hash: Buffer, now: Date) =>
  db.row<SpeakerRow>(
    sql`select ${columns} from speakers s where s.edit_hash = ${hash} and s.edit_expires_at > ${now}`,
  );

export type SpeakerFields = Pick<
  SpeakerRow,
  | 'kind'
  | 'name'
  | 'email'
  | 'title'
  | 'company'
  | 'bio'
  | 'links'
  | 'isHidden'
  | 'recording'
  | 'recordingAt'
  | 'recordingBy'
  | 'rehearsal'
  | 'rehearsalAt'
>;

export const insertSpeaker = (db: Db, organisationId: number, eventId: number, to: SpeakerFields) =>
  db.row<{ id: number }>(
    sql`insert into speakers (organisation_id, event_id, kind, name, email, position_title, company,
          bio, links, is_hidden, recording, recording_at, recording_by, rehearsal, rehearsal_at, place)
        values (${organisationId}, ${eventId}, ${to.kind}, ${to.name}, ${to.email}, ${to.title},
          ${to.company}, ${JSON.stringify(to.bio)}, ${to.links}, ${to.isHidden}, ${to.recording},
          ${to.recordingAt}, ${to.recordingBy}, ${to.rehearsal}, ${to.rehearsalAt},
          (select coalesce(max(place), 0) + 1 from speakers
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        returning id`,
  );

export const updateSpeaker = (
  db: Db,
  organisationId: number,
  id: number,
  to: SpeakerFields & Pick<SpeakerRow, 'editedAt'>,
) =>
  db.run(
    sql`update speakers set kind = ${to.kind}, name = ${to.name}, email = ${to.email},
          position_title = ${to.title}, company = ${to.company}, bio = ${JSON.stringify(to.bio)},
          links = ${to.links}, is_hidden = ${to.isHidden}, recording = ${to.recording},
          recording_at = ${to.recordingAt}, recording_by = ${to.recordingBy},
          rehearsal = ${to.rehearsal}, rehearsal_at = ${to.rehearsalAt},
          edited_at = ${to.editedAt}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteSpeaker = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from speakers where organisation_id = ${organisationId} and id = ${id}`);

export const updatePicture = (
  db: Db,
  organisationId: number,
  id: number,
  { picture, editedAt }: Pick<SpeakerRow, 'picture' | 'editedAt'>,
) =>
  db.run(
    sql`update speakers set picture = ${picture}, edited_at = ${editedAt}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export interface NewEditLink {
  hash: Buffer | null;
  sentAt: Date | null;
  expiresAt: Date | null;
}

export const noLink: NewEditLink = { hash: null, sentAt: null, expiresAt: null };

export const updateLink = (db: Db, organisationId: number, id: number, link: NewEditLink) =>
  db.run(
    sql`update speakers set edit_hash = ${link.hash}, edit_sent_at = ${link.sentAt},
          edit_expires_at = ${link.expiresAt}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );
