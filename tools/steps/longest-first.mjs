import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** What takes a minute or longer, the longest first; whatever else there is fills the gaps they leave. */
export const longest = [
  'new-feature.test',
  'app.matrix.test',
  'app.growth.test',
  'app.fuzz.test',
  'kill-nine.drill.test',
  'start-stop.test',
  'start-faults.test',
  'chat-kills.drill.test',
  'app.assignment.test',
  'app.walk.test',
  'mail-kills.drill.test',
  'chat-cuts.drill.test',
];

/** They come one after the other: each change between them and others starts a worker anew. */
const needsDom = (moduleId) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

const placeOf = ({ moduleId }) => {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}.`));
  return place < 0 ? longest.length + Number(needsDom(moduleId)) : place;
};

const { sort: asUsual } = BaseSequencer.prototype;

/** Begun last, the longest would keep one processor while the other has nothing to do. */
export class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    const usual = await asUsual.call(this, files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
