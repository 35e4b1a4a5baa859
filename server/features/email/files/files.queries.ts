import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { KeptFile } from '../../files/index.ts';
import type { StoredFile } from '../list/list.sweep.queries.ts';
import { anywhere } from '../../../platform/search/looking.ts';

type Stored = Pick<KeptFile, 'storedAs' | 'pictureAs'>;

/** Of a message, or of nothing yet. */
export const insertFiles = (
  db: Db,
  organisationId: number,
  ownerId: number | null,
  messageId: number | null,
  files: readonly KeptFile[],
  at: Date,
) =>
  db.rows<{ id: number; name: string; type: string; size: number }>(
    sql`insert into email_files (organisation_id, owner_id, message_id, name, type, size, stored_as,
          picture_as, width, height, created_at)
        select ${organisationId}, ${ownerId}, ${messageId}, name, type, size, stored, picture,
               width, height, ${at}
        from unnest(${files.map(({ name }) => name)}::text[],
          ${files.map(({ type }) => type)}::text[],
          ${files.map(({ size }) => size)}::int[],
          ${files.map(({ storedAs }) => storedAs)}::text[],
          ${files.map(({ pictureAs }) => pictureAs)}::text[],
          ${files.map(({ width }) => width)}::int[],
          ${files.map(({ height }) => height)}::int[])
          with ordinality as f(name, type, size, stored, picture, width, height, place)
        order by place
        returning id, name, type, size`,
  );

export interface OwnFile extends Stored {
  ownerId: number | null;
  messageId: number | null;
  name: string;
}

export const findFile = (db: Db, organisationId: number, id: number) =>
  db.row<OwnFile>(
    sql`select owner_id as "ownerId", message_id as "messageId", name, stored_as as "storedAs",
               picture_as as "pictureAs"
        from email_files where organisation_id = ${organisationId} and id = ${id}`,
  );

export const hasCopy = async (db: Db, organisationId: number, ownerId: number, messageId: number) =>
  (await db.row(
    sql`select 1 as one from email_copies where organisation_id = ${organisationId}
          and owner_id = ${ownerId} and message_id = ${messageId}`,
  )) !== null;

export interface AttachedFile extends KeptFile {
  id: number;
}

const attached = sql`id, name, type, size, stored_as as "storedAs", picture_as as "pictureAs",
  width, height`;

export const findFilesOf = (db: Db, organisationId: number, messageId: number) =>
  db.rows<AttachedFile>(
    sql`select ${attached}
        from email_files where organisation_id = ${organisationId} and message_id = ${messageId}
        order by id`,
  );

/** Those of these that a draft may take: put there by its writer, for nothing else. */
export const lockFilesFor = (
  db: Db,
  organisationId: number,
  ownerId: number,
  messageId: number,
  ids: readonly number[],
) =>
  db.rows<{ id: number; size: number }>(
    sql`select id, size from email_files
        where organisation_id = ${organisationId} and owner_id = ${ownerId} and id = any(${ids})
          and (message_id is null or message_id = ${messageId})
        order by id for no key update`,
  );

/** A draft has these and no others; what it gives up is nobody's until it is swept. */
export const putFiles = (
  db: Db,
  organisationId: number,
  messageId: number,
  ids: readonly number[],
  at: Date,
) =>
  db.run(
    sql`update email_files
        set message_id = case when id = any(${ids}) then ${messageId}::bigint end,
            created_at = case when id = any(${ids}) then created_at else ${at}::timestamptz end
        where organisation_id = ${organisationId}
          and ((id = any(${ids}) and message_id is null)
            or (message_id = ${messageId} and not id = any(${ids})))`,
  );

const stored = sql`organisation_id as "organisationId", stored_as as "storedAs",
  picture_as as "pictureAs"`;

/** Of what a person put there and never sent, all but the newest. */
export const deleteLooseBut = (db: Db, organisationId: number, ownerId: number, kept: number) =>
  db.rows<StoredFile>(
    sql`delete from email_files where organisation_id = ${organisationId} and id in (
          select id from email_files where organisation_id = ${organisationId}
            and owner_id = ${ownerId} and message_id is null order by id desc offset ${kept})
        returning ${stored}`,
  );

/** What no mail took. */
export const deleteLoose = (db: Db, before: Date) =>
  db.rows<StoredFile>(
    sql`delete from email_files where message_id is null and created_at < ${before}
        returning ${stored}`,
  );

/** Held until a forward names them too, so that no sweep takes them meanwhile. */
export const lockFilesOf = (db: Db, organisationId: number, messageId: number) =>
  db.rows<AttachedFile>(
    sql`select ${attached} from email_files
        where organisation_id = ${organisationId} and message_id = ${messageId}
        order by id for key share`,
  );

export interface SearchedFile {
  id: number;
  name: string;
  size: number;
  by: string;
}

/** Those of mails the person has, the newest first; what was thrown away or is spam counts as gone. */
export const findFilesFor = (
  db: Db,
  organisationId: number,
  ownerId: number,
  { q, limit }: { q: string; limit: number },
) =>
  db.rows<SearchedFile>(
    sql`select f.id, f.name, f.size, coalesce(nullif(a.full_name, ''), nullif(m.from_name, ''),
               m.from_address) as by
        from email_copies c
        join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id
        join email_files f on f.organisation_id = c.organisation_id and f.message_id = c.message_id
        left join accounts a on a.id = m.author_id
        where c.organisation_id = ${organisationId} and c.owner_id = ${ownerId}
          and c.folder not in ('trash', 'spam') and plain_words(f.name) like ${anywhere(q)}
        order by c.at desc, f.id
        limit ${limit}`,
  );
