import { Readable } from 'node:stream';
import type { Download, Hue } from '@plenum/contract';
import { escape } from '../../platform/mail/letter.ts';

interface Pair {
  ink: string;
  soft: string;
}

/** As our own screens have them. */
const colours: Readonly<Record<Hue, { light: Pair; dark: Pair }>> = {
  indigo: {
    light: { ink: '#3f47bd', soft: '#eef1ff' },
    dark: { ink: '#b3bdff', soft: '#262c4b' },
  },
  sky: { light: { ink: '#0b5f9c', soft: '#e8f4fd' }, dark: { ink: '#7cc4f5', soft: '#163147' } },
  green: { light: { ink: '#067647', soft: '#e9fbf2' }, dark: { ink: '#6fdca8', soft: '#17342a' } },
  amber: { light: { ink: '#92400e', soft: '#fef5e0' }, dark: { ink: '#f5c06b', soft: '#37291a' } },
  red: { light: { ink: '#b42318', soft: '#fef3f2' }, dark: { ink: '#ff9b90', soft: '#3a2026' } },
  violet: { light: { ink: '#6b35a8', soft: '#f5eefc' }, dark: { ink: '#cfa8f5', soft: '#302445' } },
};

/** Readable without its style as well, where somebody's policy forbids one. */
function drawingOf({ light, dark }: { light: Pair; dark: Pair }, initials: string): string {
  const inDark = `.s{fill:${dark.soft}}.i{fill:${dark.ink}}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="80" height="80">' +
    `<style>@media (prefers-color-scheme:dark){${inDark}}</style>` +
    `<rect class="s" width="40" height="40" fill="${light.soft}"/>` +
    `<text class="i" x="20" y="20" dy=".35em" text-anchor="middle" fill="${light.ink}" ` +
    `font-family="system-ui,sans-serif" font-size="16" font-weight="650">${escape(initials)}</text></svg>`
  );
}

/** The address says all of it: nothing is looked up, and who has it once need not ask again. */
export const drawInitials = (hue: Hue, initials: string): Download => ({
  name: 'initials.svg',
  content: Readable.from([drawingOf(colours[hue], initials)]),
  isForEver: true,
});
