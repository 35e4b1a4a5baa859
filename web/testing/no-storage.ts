import { afterEach, expect } from 'vitest';

const written: string[] = [];

/** Where storage is missing the app goes on without: a test would prove that, and not say so. */
if (!('document' in globalThis)) {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: () => null,
      setItem: (key: string) => written.push(key),
      removeItem: (key: string) => written.push(key),
    },
  });
}

afterEach(() => {
  const keys = written.splice(0);
  expect(keys, 'What this test stores needs `// @vitest-environment happy-dom`.').toEqual([]);
});
