import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { features } from '../features.mjs';
import { PrepareFault } from '../prepare/fault.mjs';
import { root } from '../prepare/places.mjs';
import { runNode } from '../prepare/run.mjs';
import { namesOf } from './names.mjs';
import { registrations } from './register.mjs';
import { filesOfNewFeature } from './template.mjs';

function refuseBadNames(feature, thing) {
  if (!features.includes(feature)) {
    throw new PrepareFault(
      'Usage: npm run new:feature <feature> [<thing>]. A new name is a decision: write it down and add it to tools/features.mjs first.',
    );
  }
  if (thing !== undefined && !/^[a-z]+$/.test(thing)) {
    throw new PrepareFault('The thing is one English word in small letters, singular: poll.');
  }
  if (existsSync(join(root, 'contract/features', feature))) {
    throw new PrepareFault(`There is a feature ${feature} already: npm run where ${feature}`);
  }
}

async function must(...args) {
  const { code, output } = await runNode(args);
  if (code !== 0) throw new PrepareFault(output);
}

/** A small working feature in every room: people of an organisation see a list, admins add to it. */
export async function writeFeature(feature, thing) {
  refuseBadNames(feature, thing);
  const names = namesOf(feature, thing);
  const written = filesOfNewFeature(
    names,
    readdirSync(join(root, 'server/migrations')).filter((name) => /^\d/.test(name)),
  );
  const changed = registrations.map(({ path, change }) => ({
    path,
    text: change(readFileSync(join(root, path), 'utf8'), names),
  }));
  for (const { path, text } of [...written, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = [...written, ...changed].map(({ path }) => path);
  await must('node_modules/oxfmt/bin/oxfmt', ...paths.filter((path) => !path.endsWith('.sql')));
  await must('tools/db.mjs', 'schema');
  console.log([...paths, 'server/migrations/schema.sql'].join('\n'));
}
