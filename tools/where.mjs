import { features } from './features.mjs';
import { root } from './prepare/places.mjs';
import { whereIs } from './where/where.mjs';

const [feature = ''] = process.argv.slice(2);

if (features.includes(feature)) {
  for (const { station, files } of whereIs(root, feature)) {
    console.log(`${station}\n${files.map((file) => `  ${file}`).join('\n')}`);
  }
} else {
  console.error(`Usage: npm run where <feature>, one of ${features.join(' ')}.`);
  process.exitCode = 1;
}
