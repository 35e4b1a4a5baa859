import { posix } from 'node:path';

const rooms = new Set(['contract', 'server', 'media', 'web', 'e2e', 'bench', 'tools']);
/** Rooms that drive the others and are driven by nobody. */
const outside = new Set(['e2e', 'bench', 'tools']);
const contractPackages = new Set(['typebox']);
const testPackages = new Set(['vitest', 'fast-check']);

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Where a file stands: `server/features/todo/todo.routes.ts` is server, features, todo. */
function placeOf(file) {
  const parts = file.split('/');
  const room = rooms.has(parts[0]) ? parts[0] : 'root';
  const shelf = room === 'root' || parts.length < 3 ? '' : parts[1];
  const feature = shelf === 'features' ? (parts[2] ?? '') : '';
  return { file, room, shelf, feature, isTest: isTest(file) };
}

/** The file of ours an import leads to, from the root of the project; null for a package. */
function targetOf(file, specifier) {
  const path = specifier.replace(/[?#].*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  const ours = /^@plenum\/([^/]+)(?:\/(.+))?$/.exec(path);
  return ours ? posix.join(ours[1], ours[2] ?? 'index.ts') : null;
}

const isDoorOf = (place) => place.file === `${place.room}/features/${place.feature}/index.ts`;
const isSameFeature = (from, to) => from.room === to.room && from.feature === to.feature;
const standsIn = (place, room, ...shelves) => place.room === room && shelves.includes(place.shelf);
const isTopOf = (place, room, ...names) =>
  place.room === room &&
  place.shelf === '' &&
  names.some((name) => place.file === `${room}/${name}`);

/** Each wall: the sentence for who runs into it, and when somebody does. */
const walls = [
  {
    says: 'contract imports nothing of ours; it is what the rooms share.',
    stops: (from, to) => from.room === 'contract' && to.room !== 'contract',
  },
  {
    says: 'the kernel of the contract knows no feature.',
    stops: (from, to) => standsIn(from, 'contract', 'kernel') && to.shelf !== 'kernel',
  },
  {
    says: 'web and server never import each other; what both need goes into contract.',
    stops: (from, to) =>
      (from.room === 'web' && to.room === 'server') ||
      (from.room === 'server' && to.room === 'web'),
  },
  {
    says: 'media is a process of its own: it imports nothing of ours, and the server only starts it.',
    stops: (from, to) =>
      (from.room === 'media' && to.room !== 'media') ||
      (to.room === 'media' &&
        from.room !== 'media' &&
        !outside.has(from.room) &&
        !(standsIn(from, 'server', 'testing') && to.shelf === 'testing')),
  },
  {
    says: 'nobody imports e2e, bench or tools; they stand outside the product.',
    stops: (from, to) =>
      (['e2e', 'bench'].includes(to.room) && from.room !== to.room) ||
      (to.room === 'tools' && !outside.has(from.room) && from.room !== 'root'),
  },
  {
    says: 'another feature is reached through its index.ts only.',
    stops: (from, to) =>
      to.feature !== '' &&
      to.room !== 'web' &&
      ['server', 'contract'].includes(from.room) &&
      from.shelf !== 'testing' &&
      !(from.room === 'server' && to.room === 'contract') &&
      !isSameFeature(from, to) &&
      // A thread beside the server loads the one file it needs.
      !isTopOf(from, 'server', 'apart.ts') &&
      !isDoorOf(to),
  },
  {
    says: 'platform and config know no feature; the feature comes to them.',
    stops: (from, to) =>
      standsIn(from, 'server', 'platform', 'config') && standsIn(to, 'server', 'features', 'demo'),
  },
  {
    says: 'what is mounted in the app does not know the app.',
    stops: (from, to) =>
      standsIn(from, 'server', 'features', 'platform', 'config') &&
      (standsIn(to, 'server', 'demo') || isTopOf(to, 'server', 'app.ts', 'main.ts')) &&
      !from.isTest,
  },
  {
    says: 'server/testing is for tests only.',
    stops: (from, to) =>
      from.room === 'server' && from.shelf !== 'testing' && to.shelf === 'testing' && !from.isTest,
  },
  {
    says: 'features of the web never import each other; only pages and app put them side by side.',
    stops: (from, to) =>
      standsIn(from, 'web', 'features') &&
      standsIn(to, 'web', 'features') &&
      !isSameFeature(from, to),
  },
  {
    says: 'ui and platform of the web know no feature, page or app.',
    stops: (from, to) =>
      standsIn(from, 'web', 'ui', 'platform') && standsIn(to, 'web', 'features', 'pages', 'app'),
  },
  {
    says: 'a feature of the web does not know the pages and the app it is shown in.',
    stops: (from, to) => standsIn(from, 'web', 'features') && standsIn(to, 'web', 'pages', 'app'),
  },
];

function faultOfPackage(from, specifier) {
  if (from.room === 'contract') {
    const isAllowed =
      contractPackages.has(packageOf(specifier)) || (from.isTest && testPackages.has(specifier));
    return isAllowed
      ? null
      : `contract does no I/O and needs no package but typebox, not ${specifier}.`;
  }
  const isShippedToBrowsers =
    from.room === 'web' && !['', 'build'].includes(from.shelf) && !from.isTest;
  if (isShippedToBrowsers && specifier.startsWith('node:')) {
    return `web runs in browsers, which have no ${specifier}.`;
  }
  return null;
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What is wrong with this import, in one sentence; null when nothing is. */
export function faultOf(file, specifier) {
  const from = placeOf(file);
  const target = targetOf(file, specifier);
  if (target === null) return faultOfPackage(from, specifier);
  const to = placeOf(target);
  return walls.find((wall) => wall.stops(from, to))?.says ?? null;
}
