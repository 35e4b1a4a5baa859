import { languages } from '../features.mjs';

const changedShape = (pattern) =>
  new Error(`There is nothing like ${pattern} any more: mend tools/new-feature/register.mjs.`);

function replaceIn(text, pattern, change) {
  if (!pattern.test(text)) throw changedShape(pattern);
  return text.replace(pattern, change);
}

/** Behind the last match of a pattern. */
function afterLast(text, pattern, line) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw changedShape(pattern);
  const end = last.index + last[0].length;
  return text.slice(0, end) + line + text.slice(end);
}

/** One more in a table of the contract. */
const inTable = (text, table, feature) =>
  replaceIn(
    text,
    new RegExp(`(export const ${table} = \\{[^}]*?),?\\s*\\}`),
    `$1, ...${feature}${table[0].toUpperCase()}${table.slice(1)} }`,
  );

/** A file of the contract in which each feature stands in these tables. */
const inTables =
  (...tables) =>
  (text, { feature }) => {
    const names = tables.map((table) => feature + table[0].toUpperCase() + table.slice(1));
    const imported = afterLast(
      text,
      /^import [^;]+ from '\.\/features\/\w+\/index\.ts';\n/gm,
      `import { ${names.join(', ')} } from './features/${feature}/index.ts';\n`,
    );
    return tables.reduce((known, table) => inTable(known, table, feature), imported);
  };

const inTypes = (text, { feature }) =>
  afterLast(
    text,
    /^export type \* from '\.\/features\/\w+\/index\.ts';\n/gm,
    `export type * from './features/${feature}/index.ts';\n`,
  );

function inApp(text, { feature, Feature }) {
  const imported = afterLast(
    text,
    /^import [^;]+ from '\.\/features\/\w+\/index\.ts';\n/gm,
    `import { mount${Feature} } from './features/${feature}/index.ts';\n`,
  );
  return afterLast(
    imported,
    /^ {2}mount\w+\(doorway, work[^)]*\);\n/gm,
    `  mount${Feature}(doorway, work);\n`,
  );
}

const routeOf = ({ feature, Feature }) => `const ${feature}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/${feature}',
  loader: () => loadTexts('${feature}'),
  component: lazyRouteComponent(() => import('../../pages/${feature}-page.tsx'), '${Feature}Page'),
});

`;

function inRoutes(text, names) {
  const declared = replaceIn(text, /^export const signedInRoutes/m, `${routeOf(names)}$&`);
  return replaceIn(
    declared,
    /(signedInRoute\.addChildren\(\[[^\]]*?),?\s*\]\)/,
    `$1, ${names.feature}Route])`,
  );
}

/** Among the apps, where everyone signed in finds it; move it to the section it belongs to. */
function inMenu(text, { feature }) {
  const imported = text.includes('IconBox')
    ? text
    : replaceIn(
        text,
        /,?\s*\} from '@tabler\/icons-react'/,
        `, IconBox } from '@tabler/icons-react'`,
      );
  const entry = `{ label: '${feature}', icon: IconBox, link: { to: '/${feature}' }, under: '/${feature}' },`;
  return replaceIn(imported, /label: 'apps',\s*entries: \[/, `$&${entry}`);
}

function inWords(text, { feature }) {
  const imported = afterLast(
    text,
    /^import type \w+ from '\.\.\/\.\.\/locales\/en\/\w+\.json';\n/gm,
    `import type ${feature} from '../../locales/en/${feature}.json';\n`,
  );
  return replaceIn(
    imported,
    /(Messages: \{[^}]*?)[,;]?\s*\}/,
    `$1; ${feature}: typeof ${feature} }`,
  );
}

function inMenuWords(text, { feature, Feature }) {
  const words = JSON.parse(text);
  return JSON.stringify({ ...words, menu: { ...words.menu, [feature]: Feature } }, null, 2);
}

/** How the tests over all routes make one. */
function inEntities(text, { feature, thing, Thing }) {
  const imported = afterLast(
    text,
    /^import [^;]+ from '\.\.\/features\/\w+\/index\.ts';\n/gm,
    `import { add${Thing} } from '../features/${feature}/index.ts';\n`,
  );
  const made = `(await add${Thing}(app.work, person, randomUUID(), null)).id`;
  const entry = `'${feature}.${thing}': async (app, { person }) => ${made},\n`;
  return replaceIn(imported, /export const makeEntity\b[^{]*\{\n/, `$&${entry}`);
}

/** What becomes of who may see a row by its flags. */
function inHides(text, { feature, table }) {
  const proof = `${feature}/${feature}.routes.test.ts › ticks off, removes and brings back`;
  const hides = `'${table}.is_removed': { calls: '${proof}' },\n`;
  return replaceIn(text, /^export const hides\b[^{]*\{\n/m, `$&${hides}`);
}

const inHidesNothing = (text, { table }) =>
  replaceIn(text, /'is a word about the row': \[\n/, `$&'${table}.is_done',\n`);

/** The files that know each feature, and how a new one is written into them. */
export const registrations = [
  { path: 'contract/index.ts', change: inTables('problems', 'routes') },
  { path: 'contract/messages.ts', change: inTables('messages') },
  { path: 'contract/types.ts', change: inTypes },
  { path: 'server/app.ts', change: inApp },
  { path: 'server/testing/entities.ts', change: inEntities },
  { path: 'server/testing/shown/hides.ts', change: inHides },
  { path: 'server/testing/shown/hides-nothing.ts', change: inHidesNothing },
  { path: 'web/app/routes/signed-in.ts', change: inRoutes },
  { path: 'web/app/menu.ts', change: inMenu },
  { path: 'web/platform/i18n/app-config.d.ts', change: inWords },
  ...languages.map((language) => ({
    path: `web/locales/${language}/shared/shell.json`,
    change: inMenuWords,
  })),
];
