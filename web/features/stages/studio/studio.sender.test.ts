import { expect, test } from 'vitest';
import { type Fate, type Line, Sender, type SenderEnd } from './studio.sender.ts';

const bytes = new Uint8Array(1);
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A server that answers when it is told to, and a clock that goes on when it is told to. */
function aLine() {
  const onWay = new Map<number, (fate: Fate) => void>();
  const sent: number[] = [];
  const ends: SenderEnd[] = [];
  const lines: Line[] = [];
  const pauses: (() => void)[] = [];
  const sender = new Sender({
    send: (number) =>
      new Promise((resolve) => {
        sent.push(number);
        onWay.set(number, resolve);
      }),
    onLine: (line) => lines.push(line),
    onEnd: (end) => ends.push(end),
    wait: () => new Promise((resolve) => pauses.push(resolve)),
  });
  const add = (...numbers: number[]) => {
    for (const number of numbers) sender.add(number, bytes);
  };
  const answer = async (number: number, fate: Fate) => {
    const resolve = onWay.get(number);
    onWay.delete(number);
    resolve?.(fate);
    await settle();
  };
  const goOn = async () => {
    pauses.shift()?.();
    await settle();
  };
  return { sender, add, answer, goOn, sent, ends, lines, onWay };
}

test('three are on their way, the next ones wait for an answer', async () => {
  const { add, answer, sent } = aLine();
  add(0, 1, 2, 3, 4);
  expect(sent).toEqual([0, 1, 2]);
  await answer(0, 'taken');
  expect(sent).toEqual([0, 1, 2, 3]);
});

test('what is taken shows that all before it were, whose answer was lost', async () => {
  const { add, answer, sent, lines } = aLine();
  add(0, 1, 2);
  await answer(1, 'taken');
  await answer(0, 'again');
  expect(lines.at(-1)).toEqual({ behind: 1 / 3, isLost: false });
  expect(sent).toEqual([0, 1, 2]);
});

test('a piece that overtook another goes again once that one is taken', async () => {
  const { add, answer, sent, ends } = aLine();
  add(0, 1);
  await answer(1, 'gap');
  expect(sent).toEqual([0, 1]);
  await answer(0, 'taken');
  expect(sent).toEqual([0, 1, 1]);
  await answer(1, 'taken');
  expect(ends).toEqual([]);
});

test('a refusal that is late does not end what goes well', async () => {
  const { add, answer, ends, sent } = aLine();
  add(0, 1);
  // The second was refused before the first arrived; its answer comes after that of the first.
  await answer(0, 'taken');
  await answer(1, 'gap');
  expect(sent).toEqual([0, 1, 1]);
  await answer(1, 'taken');
  expect(ends).toEqual([]);
});

test('a gap before the next one cannot be closed: it begins again', async () => {
  const { add, answer, ends } = aLine();
  add(0);
  await answer(0, 'taken');
  add(1);
  await answer(1, 'gap');
  expect(ends).toEqual(['from_the_start']);
});

test('on a lost line one piece is tried after a pause; all follow when it is back', async () => {
  const { add, answer, goOn, sent, lines } = aLine();
  add(0, 1, 2, 3);
  for (const number of [0, 1, 2]) await answer(number, 'again');
  expect(lines.at(-1)).toEqual({ behind: 4 / 3, isLost: true });
  expect(sent).toEqual([0, 1, 2]);
  await goOn();
  expect(sent).toEqual([0, 1, 2, 0]);
  await answer(0, 'taken');
  expect(sent).toEqual([0, 1, 2, 0, 1, 2, 3]);
  expect(lines.at(-1)).toEqual({ behind: 1, isLost: false });
});

test('a minute is kept, then it begins again from that moment', () => {
  const { add, ends } = aLine();
  add(...Array.from({ length: 180 }, (_, number) => number));
  expect(ends).toEqual([]);
  add(180);
  expect(ends).toEqual(['from_the_start']);
});

test.each(['taken_over', 'over'] as const)(
  '%s ends it, and nothing is sent after',
  async (fate) => {
    const { add, answer, ends, sent } = aLine();
    add(0, 1);
    await answer(0, fate);
    await answer(1, 'again');
    add(2);
    expect(ends).toEqual([fate]);
    expect(sent).toEqual([0, 1]);
  },
);

test('stopped, it says and sends nothing more, and waits for what is on its way', async () => {
  const { sender, add, answer, ends, lines, sent } = aLine();
  add(0);
  let hasArrived = false;
  void sender.stop().then(() => (hasArrived = true));
  const said = lines.length;
  await settle();
  expect(hasArrived).toBe(false);
  await answer(0, 'over');
  expect(hasArrived).toBe(true);
  add(1);
  expect([ends, lines.length, sent]).toEqual([[], said, [0]]);
});
