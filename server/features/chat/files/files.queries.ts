import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface NewFile {
  conversationId: number;
  authorId: number;
  name: string;
  type: string;
  size: number;
  storedAs: string;
  pictureAs: string | null;
  width: number | null;
  height: number | null;
}

export const insertFile = (db: Db, organisationId: number, file: NewFile, at: Date) =>
  db.row<{ id: number; name: string }>(
    sql`insert into chat_files (organisation_id, conversation_id, author_id, name, type, size,
          stored_as, picture_as, width, height, created_at)
        values (${organisationId}, ${file.conversationId}, ${file.authorId}, ${file.name},
          ${file.type}, ${file.size}, ${file.storedAs}, ${file.pictureAs}, ${file.width},
          ${file.height}, ${at})
        returning id, name`,
  );

export interface FileRow {
  conversationId: number;
  authorId: number;
  name: string;
  storedAs: string;
  pictureAs: string | null;
  /** Null until it is sent with a line. */
  state: 'shown' | 'held' | 'hidden' | 'deleted' | null;
  sequence: number | null;
}

export const findFile = (db: Db, organisationId: number, id: number) =>
  db.row<FileRow>(
    sql`select f.conversation_id as "conversationId", f.author_id as "authorId", f.name,
               f.stored_as as "storedAs", f.picture_as as "pictureAs", l.state, l.sequence
        from chat_files f
        left join chat_lines l on l.organisation_id = f.organisation_id and l.id = f.line_id
        where f.organisation_id = ${organisationId} and f.id = ${id}`,
  );

interface StoredFile {
  storedAs: string;
  pictureAs: string | null;
}

/** Of what a person put there and never sent, all but the newest. */
export const deleteUnsentBut = (db: Db, organisationId: number, authorId: number, kept: number) =>
  db.rows<StoredFile>(
    sql`delete from chat_files where organisation_id = ${organisationId} and id in (
          select id from chat_files where organisation_id = ${organisationId}
            and author_id = ${authorId} and line_id is null order by id desc offset ${kept})
        returning stored_as as "storedAs", picture_as as "pictureAs"`,
  );

/** What no line took. */
export const deleteUnsent = (db: Db, before: Date) =>
  db.rows<StoredFile>(
    sql`delete from chat_files where line_id is null and created_at < ${before}
        returning stored_as as "storedAs", picture_as as "pictureAs"`,
  );
