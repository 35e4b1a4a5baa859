import { features, platformTables } from '../features.mjs';

const creation =
  /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?/gi;
const migration = /^server\/migrations\/\d{8}T\d{4}_([a-z]+)_[a-z_]+\.sql$/;

const isOf = (feature, table) =>
  feature === 'platform'
    ? platformTables.includes(table)
    : table === feature || table.startsWith(`${feature}_`);

/** A migration bears its feature's name, and so does every table it makes. */
export function faultsOfTables(house) {
  const files = house.files.filter(
    (file) => file.startsWith('server/migrations/') && !file.endsWith('/schema.sql'),
  );
  return files.flatMap((file) => {
    const owner = migration.exec(file)?.[1];
    if (!owner || (owner !== 'platform' && !features.includes(owner))) {
      return [`${file}: a migration is named <time>_<feature>_<verb>….sql.`];
    }
    return [...house.read(file).matchAll(creation)]
      .map(([, table]) => table)
      .filter((table) => !isOf(owner, table))
      .map((table) => `${file}: table ${table} does not begin with ${owner}.`);
  });
}
