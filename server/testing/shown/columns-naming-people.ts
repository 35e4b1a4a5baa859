import { readFileSync } from 'node:fs';

const toPeople =
  /FOREIGN KEY \(([^)]*)\) REFERENCES (?:accounts|organisations_members|profiles_found)\(/g;

/** Some outlive the account they name, and refer to none. */
const namedSo =
  /^ {2}(by_id|\w+_by|(?:person|owner|author|caller|callee|asker|asked|assignee)_id) bigint/gm;

/** Of all tables, as `table.column`. */
export function columnsNamingPeople(): string[] {
  const schema = readFileSync(new URL('../../migrations/schema.sql', import.meta.url), 'utf8');
  const tables = schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm);
  return [...tables].flatMap(([, table, body = '']) => {
    const referring = [...body.matchAll(toPeople)].map(([, key = '']) => key.split(', ').at(-1));
    const named = [...body.matchAll(namedSo)].map(([, column]) => column);
    return [...new Set([...referring, ...named])].map((column) => `${table}.${column}`);
  });
}
