// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { Choice } from './search.choices.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

const named = (key: string) => ({ key }) as Choice;
const enter = {
  key: 'Enter',
  nativeEvent: { isComposing: false },
  preventDefault: () => undefined,
} as KeyboardEvent<HTMLInputElement>;

function open(choices: Choice[], isBehind: boolean) {
  const onOpen = vi.fn<(choice: Choice) => void>();
  const known = { hasStar: () => false, onOpen, onStar: () => undefined };
  const hook = renderHook(
    (props: { choices: Choice[]; isBehind: boolean }) => usePaletteKeys({ ...known, ...props }),
    { initialProps: { choices, isBehind }, wrapper: MantineProvider },
  );
  return { ...hook, onOpen };
}

test('Enter opens what is found', () => {
  const { result, onOpen } = open([named('to-do')], false);
  act(() => result.current.onKeyDown(enter));
  expect(onOpen.mock.calls).toEqual([[named('to-do')]]);
});

test('Enter on letters that are still looked for opens what they find, and once', () => {
  const { result, rerender, onOpen } = open([named('calendar')], true);
  act(() => result.current.onKeyDown(enter));
  expect(onOpen).not.toHaveBeenCalled();
  rerender({ choices: [named('to-do')], isBehind: false });
  expect(onOpen.mock.calls).toEqual([[named('to-do')]]);
  rerender({ choices: [named('email')], isBehind: true });
  rerender({ choices: [named('email')], isBehind: false });
  expect(onOpen).toHaveBeenCalledTimes(1);
});
