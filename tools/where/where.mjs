import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files-below.mjs';

const rooms = ['web/pages', 'web/app', 'web/features', 'web/locales', 'contract', 'server', 'e2e'];

/** A file of one of these roles: `x.queries.ts`, `x.order.queries.ts`, `order/order.queries.ts`. */
const roles = (room, ...names) =>
  `^${room}/features/x/(?:[^/]+/)?[^/.]+\\.(?:[^.]+\\.)?(?:${names.join('|')})\\.ts$`;

/** The stations of a request and what each holds of a feature called x; the first that fits takes it. */
const stations = [
  [
    'Screen',
    '^web/(?:app|pages)/|^web/features/x/(?:[^/]+/)?(?:[^/.]+\\.tsx|use-[^/.]+\\.ts|[^/]+\\.module\\.css)$',
  ],
  ['Message', roles('(?:server|web)', 'live', 'jobs')],
  ['Call', '^web/features/x/(?:[^/]+/)?[^/]+\\.ts$'],
  ['Contract', '^contract/'],
  ['Server: door', '^server/(?:[^/]+|features/x/(?:index|(?:[^/]+/)?[^/]+\\.routes))\\.ts$'],
  ['Server: access', roles('server', 'access')],
  ['Server: queries', roles('server', 'queries')],
  ['Server: view', roles('server', 'view')],
  ['Server: service', '^server/features/x/(?:[^/]+/)?[^/]+\\.ts$'],
  ['Database', '^server/migrations/'],
  ['Words', '^web/locales/'],
  ['Demo and test kit', '^server/(?:demo|testing)/'],
];

/** How the stations are met on the way. */
const way = [
  'Screen',
  'Call',
  'Contract',
  'Server: door',
  'Server: service',
  'Server: access',
  'Server: queries',
  'Database',
  'Server: view',
  'Message',
  'Words',
  'Demo and test kit',
  'Beside',
  'Tests',
];

const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file);

function stationOf(file, feature) {
  if (isTest(file)) return 'Tests';
  const fits = (pattern) => new RegExp(pattern.replaceAll(/\bx\b/g, feature)).test(file);
  return stations.find((station) => fits(station[1]))?.[0] ?? 'Beside';
}

/** Files that bear the feature's name, and those outside of features that import from it. */
function belongsTo(root, feature) {
  const names = new RegExp(
    `/features/${feature}[/.]|/locales/\\w+/${feature}\\.json$|T\\d+_${feature}_`,
  );
  const imports = new RegExp(`from '[^']*features/${feature}/|import\\('[^']*features/${feature}/`);
  const isCode = (file) => /\.tsx?$/.test(file) && !file.includes('/features/');
  return (file) =>
    names.test(file) || (isCode(file) && imports.test(readFileSync(join(root, file), 'utf8')));
}

/** Every file of a feature, station by station in the order of a request's way. */
export function whereIs(root, feature) {
  const files = rooms.flatMap((room) => filesBelow(root, room)).filter(belongsTo(root, feature));
  return way
    .map((station) => ({
      station,
      files: files.filter((file) => stationOf(file, feature) === station),
    }))
    .filter((one) => one.files.length > 0);
}
