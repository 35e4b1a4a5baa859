/** Lines of code a role of a server feature may have; beyond that it is two use cases. */
const limits = { routes: 150, service: 250, access: 120, queries: 250, view: 80, live: 150 };
const doorLimit = 30;

const isCode = (line) => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*)/.test(line);

const limitOf = (file) => {
  if (!file.startsWith('server/features/') || file.endsWith('.test.ts')) return null;
  if (file.endsWith('/index.ts')) return doorLimit;
  return limits[/\.(\w+)\.ts$/.exec(file)?.[1] ?? ''] ?? null;
};

export function faultsOfSizes(house) {
  return house.files.flatMap((file) => {
    const limit = limitOf(file);
    if (limit === null) return [];
    const lines = house.read(file).split('\n').filter(isCode).length;
    return lines > limit
      ? [`${file}: ${lines} lines of code, at most ${limit} for this role.`]
      : [];
  });
}
