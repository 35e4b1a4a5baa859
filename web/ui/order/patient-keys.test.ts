// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { patientKeys } from './patient-keys.ts';

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function heardKeys() {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', listen);
  return { keys, deafen: () => document.removeEventListener('keydown', listen) };
}

test('keys wait in their order until each can be heard', async () => {
  const { keys, deafen } = heardKeys();
  let ready = false;
  const stop = patientKeys(() => ready && keys.length < 2);
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) press(key);
  expect(keys).toEqual([]);
  ready = true;
  await vi.waitFor(() => expect(keys).toEqual(['ArrowDown', 'ArrowUp']));
  stop();
  await vi.waitFor(() => expect(keys).toEqual(['ArrowDown', 'ArrowUp', 'Enter']));
  press('Escape');
  expect(keys.at(-1)).toBe('Escape');
  deafen();
});

test('what never gets ready does not keep the keyboard', async () => {
  const { keys, deafen } = heardKeys();
  const stop = patientKeys(() => false);
  press('Escape');
  await vi.waitFor(() => expect(keys).toEqual(['Escape']), { timeout: 5000 });
  stop();
  deafen();
});
