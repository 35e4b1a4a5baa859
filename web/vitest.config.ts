import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    // A browser's DOM takes longer to make than most tests: a file that needs one says so.
    environment: 'node',
    environmentOptions: {
      happyDOM: {
        settings: { handleDisabledFileLoadingAsSuccess: true },
      },
    },
    isolate: false,
    setupFiles: ['./testing/no-storage.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
