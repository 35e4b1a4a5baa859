import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** What is declared to be live, and the replays that show that it ends as a fresh reading does. */
const web = new URL('../../', import.meta.url);
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:features|pages)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, web), 'utf8') }));
const replays = files.filter(
  ({ path, text }) =>
    /\.test\.tsx?$/.test(path) && /expect(?:Replay|RowsReplay|ReadAgain)\b/.test(text),
);
const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));

const featureOf = (path: string) => dirname(path).split('/').slice(0, 2).join('/');
const isNamed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text);
const statementsOf = (text: string) => text.split(/\n(?=(?:export )?(?:const|function) )/);
const declaration = /const (\w+) = (?:\(.*\) =>\s*)?live(?:Answer|Rows|RowsIn|Pages|Readings)\b/;
/** Only the person changes it, in this window: by `perform`, which has its own tests. */
const hearsNothing = /told: \(\) => \(\{\}\)/;

const declared = sources.flatMap(({ path, text }) =>
  statementsOf(text).flatMap((statement) => {
    const name = declaration.exec(statement)?.[1];
    return name && !hearsNothing.test(statement) ? [{ path, name, text, statement }] : [];
  }),
);

/** Whatever in a file stands on that name, near or far. */
function standingOn(name: string, text: string): string[] {
  const names = [name];
  for (const one of names) {
    for (const statement of statementsOf(text)) {
      const found = /(?:const|function) (\w+)/.exec(statement)?.[1];
      if (found && isNamed(one, statement) && !names.includes(found)) names.push(found);
    }
  }
  return names;
}

/** Itself, what its file lets others see of it, and the answers that are asked for by it elsewhere. */
const namesOf = ({ path, name }: (typeof declared)[number]) =>
  sources
    .filter((other) => featureOf(other.path) === featureOf(path) && isNamed(name, other.text))
    .flatMap((other) =>
      standingOn(name, other.text).filter(
        (found) => other.path === path || found.endsWith('Options'),
      ),
    );

test('there is much to be replayed', () => expect(declared.length).toBeGreaterThan(100));

test('whatever is live is replayed', () => {
  const forgotten = declared.filter((one) => {
    const names = namesOf(one);
    const near = replays.filter(({ path }) => featureOf(path) === featureOf(one.path));
    return !near.some(({ text }) => names.some((name) => isNamed(name, text)));
  });
  expect(forgotten.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** Each node counts and tells its own windows: nothing comes from elsewhere that could overtake it. */
const toldByOwnNode = new Set(['chat.here', 'stages.viewers']);

test('whatever it hears is told in a replay, where messages overtake each other', () => {
  const forgotten = declared.flatMap(({ path, name, statement }) => {
    const near = replays.filter((one) => featureOf(one.path) === featureOf(path));
    return [...statement.matchAll(/'(\w+\.\w+)'(?=:)/g)]
      .map(([, message = '']) => message)
      .filter((message) => !near.some(({ text }) => text.includes(`'${message}'`)))
      .filter((message) => !toldByOwnNode.has(message))
      .map((message) => `${path}: ${name} hears ${message}`);
  });
  expect(forgotten).toEqual([]);
});
