import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { compileTexts } from './build/compile-texts.ts';
import { precompress } from './build/precompress.ts';

const server = 'http://127.0.0.1:3000';

/** A page and a call may share a URL: a navigation gets the app, anything else the call. */
const callsOnly: ProxyOptions = {
  target: server,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compileTexts(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first page needs comes in one file instead of many scraps.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Else each is a file of its own, and on a slow machine asking costs more than drawing.
            {
              name: 'icons',
              test: /@tabler\/icons-react/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
      },
    },
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/jwt': { target: server },
      '/api': { target: server },
      '/apps': callsOnly,
      '/socket.io': { target: server, ws: true },
    },
  },
});
