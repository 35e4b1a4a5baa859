import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { bareIcons } from './build/bare-icons.ts';
import { compileTexts } from './build/compile-texts.ts';
import { kitsOf } from './build/kits-of.ts';
import { modulesOf } from './build/modules-of.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { themeVariablesSheet } from './build/theme-variables.ts';

const server = 'http://127.0.0.1:3000';

/** A page and a call may share a URL: a navigation gets the app, anything else the call. */
const callsOnly: ProxyOptions = {
  target: server,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};

const frame = modulesOf('/app/shells/signed-in-shell.tsx');
const open = modulesOf('/app/shells/public-shell.tsx');
const openPage = modulesOf('/pages/public/public-event-page.tsx');
const bookPage = modulesOf('/pages/public/public-register-page.tsx');
const tablePage = modulesOf('/pages/office/people-page.tsx');
const measured = [
  modulesOf('/pages/dashboard/dashboard-page.tsx'),
  tablePage,
  modulesOf('/pages/todo-page.tsx'),
  modulesOf('/pages/lobby/lobby-page.tsx'),
  modulesOf('/pages/venue/exhibit-hall-page.tsx'),
  openPage,
  bookPage,
  // What the table of routes needs is needed by every screen.
  modulesOf('/app/routes/inside.ts'),
];

/** What the frame asks for after what is in sight, on whatever page. */
const besideFiles = [
  '/app/shells/top/finding-bar.tsx',
  '/app/shells/top/finding-palette.tsx',
  '/app/shells/menu/badge-of.tsx',
  '/app/shells/menu/phone-drawer.tsx',
  '/app/shells/beside-pages.tsx',
  '/features/bookmarks/bookmark-bar.tsx',
  '/features/notifications/notifications-bell.tsx',
  '/features/shop/cart/cart-button.tsx',
  '/ui/toast/toast-place.tsx',
];
const beside = besideFiles.map(modulesOf);
const anyOf = (parts: readonly { has: (id: string) => boolean }[]) => ({
  has: (id: string) => parts.some(({ has }) => has(id)),
});
const later = anyOf(beside);
const sooner = anyOf([open, ...measured]);
const isBeside = (id: string) =>
  (besideFiles.some((file) => id.endsWith(file)) || later.has(id)) && !sooner.has(id);

const isTable = (id: string) =>
  tablePage.has(id) && /@tanstack\/(react-)?table|\/ui\/table\/[^/]+$/.test(id);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    bareIcons(),
    compileTexts(),
    themeVariablesSheet(),
    frame.plugin,
    open.plugin,
    ...[...measured, ...beside].map(({ plugin }) => plugin),
    preloadFont(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Each stands in the map of the house: short ones, and `icons~` or `kit~` without who shares it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
        // What the first page needs comes in one file instead of many scraps.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Else each is a file of its own, and on a slow machine asking costs more than reading.
            // What visitors need of the frame, without the rest of it.
            { name: 'open', test: (id) => frame.has(id) && (open.has(id) || openPage.has(id)) },
            // And what it takes to choose tickets, often on a phone and once only.
            { name: 'book', test: (id) => frame.has(id) && bookPage.has(id) },
            { name: 'frame', test: frame.has },
            ...kitsOf(
              [...measured, later].map(({ has }) => ({ has: (id) => has(id) && !isTable(id) })),
            ),
            // Else whoever shows a day or a dialog would read what the table beside them needs.
            { name: 'table', test: isTable },
            { name: 'beside', test: isBeside },
            {
              name: 'icons',
              test: /@tabler\/icons-react/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_000,
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
      '/live': { target: server },
      '/apps': callsOnly,
      '/socket.io': { target: server, ws: true },
    },
  },
});
