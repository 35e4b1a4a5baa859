import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../prepare/places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plenum-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const markOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const seed = '07'.repeat(32);
/** The example of docs/waiting-room.md. */
const draw = {
  seed,
  seedHash: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
  order: ['bo', 'ana', 'chi'].map(markOf),
};

function drawnAgain(published: typeof draw, ...secrets: string[]) {
  const file = join(folder, 'draw.json');
  writeFileSync(file, JSON.stringify(published));
  const words = [join(root, 'docs/draw-again.mjs'), file, ...secrets];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, said: stdout.trim().split('\n') };
}

test('the example of the page is drawn as it says, and everybody finds themselves', () => {
  expect(drawnAgain(draw, 'ana', 'eve')).toEqual({
    status: 0,
    said: [
      'All 3 places are as the seed draws them.',
      'Your place is 2.',
      'You are not in this draw.',
    ],
  });
});

test('an order that was changed, and another seed, are found', () => {
  const [bo = '', ana = '', chi = ''] = draw.order;
  const swapped = drawnAgain({ ...draw, order: [ana, bo, chi] });
  expect(swapped).toEqual({ status: 1, said: ['Place 1 belongs to somebody else.'] });
  const otherwise = drawnAgain({ ...draw, seed: '08'.repeat(32) });
  expect(otherwise.status).toBe(1);
  expect(otherwise.said[0]).toBe('The seed has another hash.');
  expect(drawnAgain({ ...draw, order: [bo, bo, chi] }).said).toContain('Somebody was drawn twice.');
});
