import { features } from '../features.mjs';
import { shelvesOf } from './house.mjs';

const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

/** The file names a feature may have in each room; {} stands for its name. */
const allowed = {
  contract: [
    'index.ts',
    `{}.(?:${word}.)?(?:schema|routes|messages|commands|problems).ts`,
    `{}.${word}.test.ts`,
  ],
  server: [
    'index.ts',
    `{}.(?:${word}.)?(?:routes|service|access|queries|view|live|jobs)(?:.test)?.ts`,
    `{}.${word}(?:.test)?.ts`,
  ],
  web: [
    `{}.${word}(?:.test)?.ts`,
    `${word}(?:.test)?.tsx`,
    `use-${word}(?:.test)?.ts`,
    `${word}.module.css`,
  ],
};

const patternFor = (room, feature) =>
  new RegExp(`^(?:${allowed[room].join('|')})$`.replaceAll('.', '\\.').replaceAll('{}', feature));

/** Each folder bears the name of a feature, each file in it the feature's name and its role. */
export function faultsOfFileNames(house) {
  return Object.keys(allowed).flatMap((room) =>
    [...shelvesOf(house, room)].flatMap(([feature, files]) => {
      if (!features.includes(feature)) {
        return [
          `${room}/features/${feature}: there is no feature of this name (tools/features.mjs).`,
        ];
      }
      const pattern = patternFor(room, feature);
      return files
        .filter((file) => !pattern.test(file))
        .map(
          (file) => `${room}/features/${feature}/${file}: no file of a feature is named like this.`,
        );
    }),
  );
}
