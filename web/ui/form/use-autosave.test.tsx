// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

interface Note {
  text: string;
}

let answers: { note: Note; keep: () => void; refuse: () => void }[];
const save = (note: Note) =>
  new Promise<void>((resolve, reject) => {
    answers.push({ note, keep: resolve, refuse: () => reject(new Error('refused')) });
  });
const open = (isFit?: (note: Note) => boolean) =>
  renderHook(() => useAutosave({ initial: { text: '' }, save, ...(isFit ? { isFit } : {}) }));
const calm = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  answers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('saves once, when nobody has typed for a moment', async () => {
  const { result } = open();
  act(() => result.current.set('text', 'a'));
  act(() => result.current.set('text', 'ab'));
  expect(result.current.state).toBe('unsaved');
  await calm();
  expect(answers.map(({ note }) => note.text)).toEqual(['ab']);
  expect(result.current.state).toBe('saving');
  await act(async () => answers[0]?.keep());
  expect(result.current.state).toBe('saved');
});

test('what is typed while one save is on its way is saved after it', async () => {
  const { result } = open();
  act(() => result.current.set('text', 'a'));
  await calm();
  act(() => result.current.set('text', 'ab'));
  await calm();
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.keep());
  expect(answers.map(({ note }) => note.text)).toEqual(['a', 'ab']);
  await act(async () => answers[1]?.keep());
  expect(result.current.state).toBe('saved');
});

test('says that it failed, and tries again when asked', async () => {
  const { result } = open();
  act(() => result.current.set('text', 'a'));
  await calm();
  await act(async () => answers[0]?.refuse());
  expect(result.current.state).toBe('failed');
  act(() => result.current.flush());
  await act(async () => answers[1]?.keep());
  expect(result.current.state).toBe('saved');
});

test('what is not fit waits', async () => {
  const { result } = open(({ text }) => text.length > 1);
  act(() => result.current.set('text', 'a'));
  await calm();
  expect(answers).toEqual([]);
  expect(result.current.state).toBe('unsaved');
});

test('leaving the page loses nothing', () => {
  const { result, unmount } = open();
  act(() => result.current.set('text', 'a'));
  unmount();
  expect(answers.map(({ note }) => note.text)).toEqual(['a']);
});
