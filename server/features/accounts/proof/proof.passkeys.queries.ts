import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface PasskeyRow {
  id: number;
  personId: number;
  credential: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = sql`id, person_id as "personId", credential, public_key as "publicKey", counter,
  transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export const findPasskeysOf = (db: Db, personId: number) =>
  db.rows<PasskeyRow>(
    sql`select ${columns} from accounts_passkeys where person_id = ${personId} order by id`,
  );

export const findPasskey = (db: Db, credential: string) =>
  db.row<PasskeyRow>(
    sql`select ${columns} from accounts_passkeys where credential = ${credential}`,
  );

export type NewPasskey = Pick<
  PasskeyRow,
  'credential' | 'publicKey' | 'counter' | 'transports' | 'name'
>;

export const insertPasskey = (db: Db, personId: number, key: NewPasskey) =>
  db.row<PasskeyRow>(
    sql`insert into accounts_passkeys (person_id, credential, public_key, counter, transports, name)
        values (${personId}, ${key.credential}, ${key.publicKey}, ${key.counter},
          ${key.transports}, ${key.name})
        on conflict do nothing returning ${columns}`,
  );

export const notePasskeyUsed = (db: Db, id: number, counter: number) =>
  db.run(
    sql`update accounts_passkeys set counter = ${counter}, last_used_at = now() where id = ${id}`,
  );

export const deletePasskey = (db: Db, personId: number, id: number) =>
  db.row<{ name: string }>(
    sql`delete from accounts_passkeys where person_id = ${personId} and id = ${id} returning name`,
  );
