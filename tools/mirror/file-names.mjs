import { features } from '../features.mjs';
import { shelvesOf } from './house.mjs';

const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

/** The file names a feature may have in each room; {} stands for its name, or for its shelf's. */
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

/** On a shelf its name takes the place of the feature's: `chat/desks/desks.queries.ts`. */
const onShelf = {
  server: [`{}(?:.test)?.ts`, ...allowed.server.filter((name) => name !== 'index.ts')],
  web: [`{}(?:.test)?.ts`, ...allowed.web],
};

const patternFor = (names, owner) =>
  new RegExp(`^(?:${names.join('|')})$`.replaceAll('.', '\\.').replaceAll('{}', owner));

const shelfName = new RegExp(`^${word}$`);

/** Whether a feature may have this file: at its top, or on one of its shelves. */
function isNamedWell(room, feature, file) {
  const [name, shelf, ...deeper] = file.split('/').toReversed();
  if (shelf === undefined) return patternFor(allowed[room], feature).test(name);
  if (deeper.length > 0 || !(room in onShelf) || !shelfName.test(shelf)) return false;
  return patternFor(onShelf[room], shelf).test(name);
}

/** Each folder bears the name of a feature, each file in it the feature's name and its role. */
export function faultsOfFileNames(house) {
  return Object.keys(allowed).flatMap((room) =>
    [...shelvesOf(house, room)].flatMap(([feature, files]) => {
      if (!features.includes(feature)) {
        return [
          `${room}/features/${feature}: there is no feature of this name (tools/features.mjs).`,
        ];
      }
      return files
        .filter((file) => !isNamedWell(room, feature, file))
        .map(
          (file) => `${room}/features/${feature}/${file}: no file of a feature is named like this.`,
        );
    }),
  );
}
