import type { Language } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Paper {
  id: number;
  language: Language;
}

export const findPaper = (db: Db, organisationId: number, { id, language }: Paper) =>
  db.row<{ storedAs: string }>(
    sql`select stored_as as "storedAs" from invoices_papers
        where organisation_id = ${organisationId} and invoice_id = ${id}
          and language = ${language}`,
  );

/** The first that was printed stays, unless its file is lost. */
export const insertPaper = (
  db: Db,
  organisationId: number,
  { id, language, storedAs, lost, at }: Paper & { storedAs: string; lost: string | null; at: Date },
) =>
  db.row<{ storedAs: string }>(
    sql`insert into invoices_papers (organisation_id, invoice_id, language, stored_as, printed_at)
        values (${organisationId}, ${id}, ${language}, ${storedAs}, ${at})
        on conflict (organisation_id, invoice_id, language) do update
          set stored_as = excluded.stored_as, printed_at = excluded.printed_at
          where invoices_papers.stored_as = ${lost}
        returning stored_as as "storedAs"`,
  );
