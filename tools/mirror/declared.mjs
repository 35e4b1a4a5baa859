import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shelvesOf } from './house.mjs';

/** The messages and problems every feature's contract declares, read by loading it. */
export async function declaredNames(house, root) {
  const { register } = await import('tsx/esm/api');
  // One namespace: what features share is read once, not once for each of them.
  const reader = register({ namespace: 'mirror' });
  const load = (feature) =>
    reader.import(
      pathToFileURL(join(root, 'contract/features', feature, 'index.ts')).href,
      import.meta.url,
    );
  const found = [];
  for (const feature of shelvesOf(house, 'contract').keys()) {
    const contract = await load(feature);
    found.push(
      { feature, kind: 'message', names: Object.keys(contract[`${feature}Messages`] ?? {}) },
      { feature, kind: 'problem', names: Object.keys(contract[`${feature}Problems`] ?? {}) },
    );
  }
  await reader.unregister();
  return found;
}
