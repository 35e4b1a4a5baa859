import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../files-below.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

const stampOf = (time) => time.toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
const timeOf = (stamp) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5Z'));

/** The migration comes after all others, whatever the clock says. */
function timeAfter(migrations) {
  const times = migrations.map((name) => timeOf(name.slice(0, 13)));
  return stampOf(new Date(Math.max(Date.now(), ...times.map((time) => time + 60_000))));
}

const placed = (path, names, time) =>
  path
    .replace('template/', '')
    .replace(/\.tmpl$/, '')
    .replace('migrations/x_', `migrations/${time}_${names.feature}_`)
    .replaceAll(/\bx\b/g, names.feature)
    .replaceAll(/\bthing\b/g, names.thing);

/** Each file of a new feature: where it goes and what it says. `{{…}}` are its names. */
export function filesOfNewFeature(names, migrations) {
  const time = timeAfter(migrations);
  return filesBelow(here, 'template').map((path) => ({
    path: placed(path, names, time),
    text: readFileSync(join(here, path), 'utf8').replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name) => names[name],
    ),
  }));
}
