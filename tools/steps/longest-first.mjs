import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** What takes a third of a minute or longer, the longest first; whatever else there is fills the gaps they leave. */
export const longest = [
  'waiting-room.drill.test',
  'kill-nine.drill.test',
  'app.growth.test',
  'start-stop.test',
  'new-feature.test',
  'app.assignment.test',
  'app.matrix.test',
  'booking-history.drill.test',
  'app.walk.test',
  'app.fuzz.test',
  'chat-cuts.drill.test',
  'app.spec-calls.test',
  'start-faults.test',
  'payment-kills.drill.test',
  'view-kills.drill.test',
  'mail-kills.drill.test',
];

/**
 * Each change from one room to another starts a worker anew, and the server takes long to load: the
 * rooms with the longest go first, each as a whole, and what needs a browser's DOM at the end.
 */
const rooms = ['tools', 'server'];

const roomOf = ({ moduleId, project }) => {
  if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom'))
    return rooms.length + 1;
  const place = rooms.indexOf(project.name);
  return place < 0 ? rooms.length : place;
};

const placeOf = ({ moduleId }) => {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}.`));
  return place < 0 ? longest.length : place;
};

const { sort: asUsual } = BaseSequencer.prototype;

/** Begun last, the longest would keep one processor while the other has nothing to do. */
export class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    const usual = await asUsual.call(this, files);
    const placed = usual.map((file) => ({ file, room: roomOf(file), place: placeOf(file) }));
    return placed
      .toSorted((one, other) => one.room - other.room || one.place - other.place)
      .map(({ file }) => file);
  }
}
