import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Crowds } from '../sockets/crowds.ts';
import { type CrowdNews, crowdsAcross, type SharedCrowds } from './shared-crowds.ts';

interface Node {
  crowds: Crowds;
  shared: SharedCrowds;
  changed: string[];
}

const room = 'chat:1.2';
let nodes: Map<string, Node>;
let isCut: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  nodes = new Map();
  isCut = false;
});
afterEach(() => {
  for (const { shared } of nodes.values()) shared.close();
  vi.useRealTimers();
});

function start(name: string): Node {
  const changed: string[] = [];
  const say = (news: CrowdNews) => {
    if (isCut || !nodes.has(name)) return;
    for (const [other, { shared: to }] of nodes) if (other !== name) to.hear(name, news);
  };
  const crowds = new Crowds((change) => shared.changed(change));
  const shared: SharedCrowds = crowdsAcross(
    crowds,
    (where, id) => void changed.push(`${where} ${id}`),
    say,
  );
  const node = { crowds, shared, changed };
  nodes.set(name, node);
  shared.greet();
  return node;
}

const soon = () => vi.advanceTimersByTime(20);
const peopleAt = ({ shared }: Node) =>
  shared
    .crowdIn(room)
    .people()
    .toSorted((a, b) => a - b);

test('everybody is counted once, wherever their windows are', () => {
  const [one, two] = [start('one'), start('two')];
  one.crowds.enter(room, 7, false);
  one.crowds.enter(room, 7, false);
  two.crowds.enter(room, 7, true);
  two.crowds.enter(room, 8, true);
  soon();
  for (const node of [one, two]) {
    expect(peopleAt(node)).toEqual([7, 8]);
    expect(node.shared.crowdIn(room).count).toBe(2);
    expect(node.shared.crowdIn(room).attentionOf(7)).toBe('active');
    expect(node.shared.crowdIn(room).attentionOf(8)).toBe('idle');
    expect(node.shared.crowdIn(room).attentionOf(9)).toBeNull();
  }
  one.crowds.leave(room, 7, false);
  one.crowds.turn(room, 7, true);
  soon();
  expect(two.shared.crowdIn(room).attentionOf(7)).toBe('idle');
  one.crowds.leave(room, 7, true);
  two.crowds.leave(room, 7, true);
  soon();
  expect(peopleAt(one)).toEqual([8]);
});

test('who comes later is told of all who are there', () => {
  const one = start('one');
  for (let id = 1; id <= 2_500; id++) one.crowds.enter(room, id, false);
  soon();
  expect(start('two').shared.crowdIn(room).count).toBe(2_500);
});

test('the windows of a node that was killed are gone after a while', () => {
  const [one, two] = [start('one'), start('two')];
  two.crowds.enter(room, 8, false);
  soon();
  expect(peopleAt(one)).toEqual([8]);
  nodes.delete('two');
  two.shared.close();
  one.changed.length = 0;
  vi.advanceTimersByTime(15_000);
  expect(peopleAt(one)).toEqual([]);
  expect(one.changed).toEqual([`${room} 8`]);
});

test('what was missed while nobody could hear is told when they can', () => {
  const [one, two] = [start('one'), start('two')];
  two.crowds.enter(room, 8, false);
  soon();
  isCut = true;
  two.crowds.leave(room, 8, false);
  two.crowds.enter(room, 9, false);
  soon();
  expect(peopleAt(one)).toEqual([8]);
  isCut = false;
  one.shared.greet();
  expect(peopleAt(one)).toEqual([9]);
});
