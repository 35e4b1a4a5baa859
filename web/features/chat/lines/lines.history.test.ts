import type { Changes, Line, LineChange, LinePage } from '@plenum/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine } from '../../../testing/a-line.ts';
import {
  extend,
  hasHole,
  heal,
  hear,
  type History,
  historyOf,
  knowHead,
  learn,
  threadOf,
} from './lines.history.ts';

const me = 7;

/** A conversation as the server keeps it: every change takes the next number. */
class Store {
  lines = new Map<number, Line>();
  /** What was told of each number, as it was told. */
  told: LineChange[] = [];
  /** The lines as they were after each number. */
  past: Line[][] = [[]];
  get sequence() {
    return this.told.length;
  }
  #write(line: Line) {
    this.lines.set(line.id, line);
    this.told.push({ sequence: line.changed, line: line.state === 'held' ? null : line });
    this.past.push(this.shown());
  }
  shown = () =>
    [...this.lines.values()]
      .filter(({ state, threadId }) => state !== 'held' && threadId === null)
      .toSorted((one, other) => one.sequence - other.sequence);
  say(fields: Partial<Line> = {}) {
    this.#write(aLine({ sequence: this.sequence + 1, ...fields }));
  }
  change(id: number, fields: Partial<Line>) {
    const known = this.lines.get(id);
    if (known) this.#write({ ...known, ...fields, changed: this.sequence + 1 });
  }
  page(from: { before?: number; after?: number }, limit = 4): LinePage {
    const shown = this.shown();
    const fits = shown.filter(
      ({ sequence }) =>
        (from.before === undefined || sequence < from.before) &&
        (from.after === undefined || sequence > from.after),
    );
    const lines = from.after === undefined ? fits.slice(-limit) : fits.slice(0, limit);
    const [first, last] = [lines[0]?.sequence, lines.at(-1)?.sequence];
    return {
      lines,
      hasBefore: first !== undefined && shown.some(({ sequence }) => sequence < first),
      hasAfter: last !== undefined && shown.some(({ sequence }) => sequence > last),
      sequence: this.sequence,
    };
  }
  changes(after: number): Changes {
    const changed = [...this.lines.values()].filter((line) => line.changed > after);
    return {
      changes: changed
        .map((line) => ({ sequence: line.changed, line: line.state === 'held' ? null : line }))
        .toSorted((one, other) => one.sequence - other.sequence),
      sequence: this.sequence,
      isTooFar: false,
    };
  }
}

const steps = fc.array(
  fc.record({
    does: fc.constantFrom(
      'say',
      'say',
      'reply',
      'hold',
      'release',
      'edit',
      'delete',
      'react',
      'frame',
      'frame',
      'frame',
      'lose',
      'ask-heal',
      'heal',
      'ask-before',
      'ask-after',
      'page',
      'own',
    ),
    which: fc.nat(40),
  }),
  { minLength: 5, maxLength: 60 },
);
type Step = { does: string; which: number };

/** A window over the store, with everything between them late, doubled, swapped or lost. */
class Window {
  store = new Store();
  frames: LineChange[] = [];
  heals: (() => void)[] = [];
  pages: (() => void)[] = [];
  history: History;
  constructor(already: number) {
    for (let said = 0; said < already; said += 1) this.store.say();
    this.history = historyOf(this.store.page(already > 8 ? { after: 2 } : {}));
  }
  #tell(before: number) {
    this.frames.push(...this.store.told.slice(before));
  }
  askHeal() {
    const after = this.history.upTo;
    const answer = this.store.changes(after);
    this.heals.push(() => (this.history = heal(this.history, after, answer, me)));
  }
  ask(side: 'before' | 'after') {
    const edge = (side === 'before' ? this.history.lines[0] : this.history.lines.at(-1))?.sequence;
    if (edge === undefined) return;
    const page = this.store.page({ [side]: edge });
    this.pages.push(() => (this.history = extend(this.history, side, edge, page)));
  }
  write({ does, which }: Step) {
    const { store } = this;
    const some = [...store.lines.keys()][which % Math.max(1, store.lines.size)] ?? 1;
    const before = store.sequence;
    if (does === 'say') store.say();
    if (does === 'reply') store.say({ threadId: some });
    if (does === 'hold') store.say({ state: 'held' });
    if (does === 'release') store.change(some, { state: 'shown' });
    if (does === 'edit') store.change(some, { text: `Edited ${which}`, editedAt: 'now' });
    if (does === 'delete') store.change(some, { text: '', state: 'deleted' });
    if (does === 'react') {
      store.change(some, { reactions: [{ emoji: '👍', count: 1, personIds: [8] }] });
    }
    this.#tell(before);
  }
  take({ does, which }: Step) {
    const pick = <T>(from: T[]) => from.splice(which % Math.max(1, from.length), 1)[0];
    if (does === 'frame') {
      const frame = pick(this.frames);
      if (frame) this.history = hear(this.history, which % 3 ? [frame] : [frame, frame], me);
    }
    if (does === 'lose') pick(this.frames);
    if (does === 'ask-heal') this.askHeal();
    if (does === 'heal') pick(this.heals)?.();
    if (does === 'ask-before') this.ask('before');
    if (does === 'ask-after') this.ask('after');
    if (does === 'page') pick(this.pages)?.();
    if (does === 'own') {
      const line = this.store.lines.get(this.store.sequence);
      if (line && line.state !== 'held') this.history = learn(this.history, line);
    }
  }
  step(step: Step) {
    this.write(step);
    this.take(step);
  }
  /** As after a reconnect: the server says where it stands, and holes are filled. */
  catchUp() {
    this.history = knowHead(this.history, this.store.sequence);
    if (hasHole(this.history)) {
      const after = this.history.upTo;
      this.history = heal(this.history, after, this.store.changes(after), me);
    }
  }
}

const numbers = (history: History) => history.lines.map(({ sequence }) => sequence);

function expectNoFault({ history, store }: Window) {
  const shown = numbers(history);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(new Set(shown).size).toBe(shown.length);
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const known = (store.past[history.upTo] ?? []).map(({ sequence }) => sequence);
  const within = known.filter((sequence) => sequence >= first && sequence <= last);
  expect(within.filter((sequence) => !shown.includes(sequence))).toEqual([]);
}

test('whatever comes late, twice, swapped or never: no hole, no double, no wrong order, and healed it is the fresh state', () => {
  fc.assert(
    fc.property(fc.nat(14), steps, (already, story) => {
      const view = new Window(already);
      for (const step of story) {
        view.step(step);
        expectNoFault(view);
      }
      view.catchUp();
      const [first = 0, last = Infinity] = [numbers(view.history)[0], numbers(view.history).at(-1)];
      const fresh = view.store
        .shown()
        .filter(
          ({ sequence }) =>
            (!view.history.hasBefore || sequence >= first) &&
            (!view.history.hasAfter || sequence <= last),
        );
      expect(view.history.lines).toEqual(fresh);
    }),
    { numRuns: 600 },
  );
});

test('an answer asked for by a later number than the page it meets fills nothing before it', () => {
  const view = new Window(6);
  view.ask('before');
  view.write({ does: 'edit', which: 0 });
  view.take({ does: 'frame', which: 0 });
  view.write({ does: 'say', which: 0 });
  view.askHeal();
  view.take({ does: 'page', which: 0 });
  view.take({ does: 'heal', which: 0 });
  view.catchUp();
  expect(view.history.lines[0]?.text).toBe('Edited 0');
});

test('a window that takes changes beyond a hole as they come would show the hole', () => {
  const store = new Store();
  for (let said = 0; said < 3; said += 1) store.say();
  const start = historyOf({ lines: [], hasBefore: false, hasAfter: false, sequence: 0 });
  const [one, , three] = store.told;
  if (!one || !three) throw new Error('Nothing was told.');
  const heard = hear(start, [three, one], me);
  expect(numbers(heard)).toEqual([1]);
  expect(hasHole(heard)).toBe(true);
  expect(numbers(heal(heard, heard.upTo, store.changes(heard.upTo), me))).toEqual([1, 2, 3]);
});

test('a thread takes its own replies and nothing else', () => {
  const root = aLine({ sequence: 1, replies: 1 });
  const thread = threadOf({ root, lines: [aLine({ sequence: 2, threadId: 1 })], sequence: 3 });
  const heard = hear(
    thread,
    [
      { sequence: 4, line: aLine({ sequence: 4 }) },
      { sequence: 5, line: aLine({ sequence: 5, threadId: 1 }) },
      { sequence: 6, line: aLine({ sequence: 6, threadId: 4 }) },
    ],
    me,
  );
  expect(numbers(heard)).toEqual([2, 5]);
  expect(heard.upTo).toBe(6);
});

test('my reaction stays mine when a crowd reacts and I am not named', () => {
  const mine = aLine({ reactions: [{ emoji: '👍', count: 21, personIds: [me] }] });
  const history = historyOf({ lines: [mine], hasBefore: false, hasAfter: false, sequence: 1 });
  const crowd = aLine({ changed: 2, reactions: [{ emoji: '👍', count: 22, personIds: [1, 2] }] });
  expect(
    hear(history, [{ sequence: 2, line: crowd }], me).lines[0]?.reactions[0]?.personIds,
  ).toEqual([me, 1, 2]);
});
