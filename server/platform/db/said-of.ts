import { type Sql, sql } from './sql.ts';

/** What stood for a person in texts, and what stands there after they have gone. */
export interface Forgotten {
  address: string;
  stand: string;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A column of text or JSON without the address, however it is written; longer ones stay whole. */
export const without = (column: Sql, { address, stand }: Forgotten): Sql =>
  sql`regexp_replace(${column}::text, ${`(?<![\\w.+-])${escaped(address)}(?![\\w-]|\\.\\w)`}, ${stand}, 'gi')`;

export const says = (column: Sql, { address }: Forgotten): Sql =>
  sql`strpos(lower(${column}::text), ${address.toLowerCase()}) > 0`;
