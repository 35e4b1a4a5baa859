const mostInFolder = 40;

/**
 * Migrations run in the order of their names, side by side; a folder a month would be over forty too.
 * Decisions are found by their numbers, and none is ever taken away.
 */
const unlimited = new Set(['server/migrations', 'docs/decisions']);

/** A folder one can take in at a glance: beyond that it gets folders of its own. */
export function faultsOfFolders(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostInFolder && !unlimited.has(folder))
    .map(([folder, count]) => `${folder}: ${count} files, at most ${mostInFolder} in a folder.`);
}
