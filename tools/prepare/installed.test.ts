import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installFault } from './installed.mjs';

const app = { version: '1.0.0', integrity: 'sha512-app', dependencies: { left: '^1.0.0' } };
const tool = { version: '2.0.0', integrity: 'sha512-tool', dev: true };
const elsewhere = { version: '3.0.0', integrity: 'sha512-mac', optional: true };
const wanted = {
  '': { name: 'plenum' },
  'node_modules/app': app,
  'node_modules/tool': tool,
  'node_modules/only-on-mac': elsewhere,
};
const installed = { 'node_modules/app': app, 'node_modules/tool': tool };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plenum-install-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(record: object | null, packages: readonly string[] = Object.keys(installed)) {
  const lock = (of: object) => JSON.stringify({ lockfileVersion: 3, packages: of });
  writeFileSync(join(root, 'package-lock.json'), lock(wanted));
  mkdirSync(join(root, 'node_modules'));
  if (record) writeFileSync(join(root, 'node_modules/.package-lock.json'), lock(record));
  for (const path of packages) {
    mkdirSync(join(root, path));
    writeFileSync(join(root, path, 'package.json'), '{}');
  }
}

const faultWith = (options = { withDev: true }) => installFault(root, options);

it('is content when all is there, whatever other machines need', () => {
  plant(installed);
  expect(faultWith()).toBeNull();
});

it('sees that nothing is installed', () => {
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  expect(faultWith()).toBe('node_modules is missing');
});

it('sees an install that was cut off', () => {
  plant(null);
  expect(faultWith()).toBe('the last install was cut off');
});

it('sees a package whose folder is gone', () => {
  plant(installed, ['node_modules/app']);
  expect(faultWith()).toBe('a package is missing');
});

it.each([
  ['another version', { ...installed, 'node_modules/app': { ...app, version: '0.9.0' } }],
  ['other content', { ...installed, 'node_modules/app': { ...app, integrity: 'sha512-other' } }],
  ['other needs', { ...installed, 'node_modules/app': { ...app, dependencies: {} } }],
  ['one too few', { 'node_modules/app': app }],
  ['one too many', { ...installed, 'node_modules/old': app }],
])('sees that the lock has changed: %s', (_, record) => {
  plant(record);
  expect(faultWith()).toBe('package-lock.json has changed');
});

it('needs no packages for building when nothing is to be built', () => {
  plant({ 'node_modules/app': app }, ['node_modules/app']);
  expect(faultWith({ withDev: false })).toBeNull();
});
