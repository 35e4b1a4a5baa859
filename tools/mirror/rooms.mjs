import { features, languages, sharedNamespaces } from '../features.mjs';
import { shelvesOf } from './house.mjs';

/** What has a contract is served; what has a screen has words in every language and a browser test. */
export function faultsOfRooms(house) {
  const has = (file) => house.files.includes(file);
  const served = shelvesOf(house, 'server');
  const faults = [...shelvesOf(house, 'contract').keys()]
    .filter((feature) => !served.has(feature))
    .map((feature) => `contract/features/${feature}: server/features/${feature} is missing.`);

  for (const feature of shelvesOf(house, 'web').keys()) {
    for (const language of languages) {
      const file = `web/locales/${language}/${feature}.json`;
      if (!has(file)) faults.push(`${file} is missing.`);
    }
    const spec = `e2e/features/${feature}.spec.ts`;
    if (!has(spec)) faults.push(`${spec} is missing.`);
  }
  return [...faults, ...faultsOfLocales(house, has), ...faultsOfSpecs(house)];
}

/** Every namespace belongs to a feature or is shared, and is there in each language. */
function faultsOfLocales(house, has) {
  const locales = house.files.filter(
    (file) => file.startsWith('web/locales/') && file.endsWith('.json'),
  );
  const namespaces = new Set(
    locales.map((file) =>
      file
        .split('/')
        .at(-1)
        .replace(/\.json$/, ''),
    ),
  );
  return [...namespaces].flatMap((name) => {
    if (!features.includes(name) && !sharedNamespaces.includes(name)) {
      return [`web/locales/…/${name}.json: there is no feature of this name.`];
    }
    if (shelvesOf(house, 'web').has(name)) return [];
    const folder = sharedNamespaces.includes(name) ? 'shared/' : '';
    return languages
      .map((language) => `web/locales/${language}/${folder}${name}.json`)
      .filter((file) => !has(file))
      .map((file) => `${file} is missing.`);
  });
}

const faultsOfSpecs = (house) =>
  house.files
    .filter((file) => file.startsWith('e2e/features/'))
    .filter(
      (file) => !features.includes(/^e2e\/features\/([^/]+)\.spec\.ts$/.exec(file)?.[1] ?? ''),
    )
    .map((file) => `${file}: a browser test here is named <feature>.spec.ts.`);
