import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from './copied-tree.ts';
import { namesOf } from './names.mjs';

const execute = promisify(execFile);

let tree: string;
beforeAll(() => {
  tree = copyTree();
  // A name of its own, so that no feature somebody builds one day gets in the way.
  const list = join(tree, 'tools/features.mjs');
  writeFileSync(list, readFileSync(list, 'utf8').replace('accounts', 'trials accounts'));
});
afterAll(() => rmSync(tree, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function node(...args: string[]): Promise<Ended> {
  try {
    return { code: 0, ...(await execute(process.execPath, args, { cwd: tree })) };
  } catch (error) {
    return error as Ended;
  }
}

/** What a command says; it has to end well. */
async function saidBy(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await node(...args);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  return stdout;
}

const bin = (path: string) => join('node_modules', path);
const linesAbout = (feature: string, { stdout, stderr }: Ended) =>
  `${stdout}\n${stderr}`.split('\n').filter((line) => line.includes(feature));

describe('the names of a new feature', () => {
  it.each([
    ['polls', undefined, 'poll', 'polls', 'polls'],
    ['polls', 'vote', 'vote', 'votes', 'polls_votes'],
    ['wishes', undefined, 'wish', 'wishes', 'wishes'],
    ['parties', undefined, 'party', 'parties', 'parties'],
    ['search', undefined, 'entry', 'entries', 'search_entries'],
  ])('%s %s', (feature, given, thing, things, table) => {
    expect(namesOf(feature, given)).toMatchObject({ feature, thing, things, table });
  });
});

it.each([
  [['widgets'], 'A new name is a decision'],
  [['todo'], 'There is a feature todo already'],
  [['trials', 'Opinion-Poll'], 'one English word'],
])('refuses %j', async (args, says) => {
  const { code, stderr } = await node('tools/new-feature.mjs', ...args);
  expect(code).toBe(1);
  expect(stderr).toContain(says);
});

describe('a new feature', () => {
  let written: string[];
  beforeAll(async () => {
    written = (await saidBy('tools/new-feature.mjs', 'trials', 'vote')).trim().split('\n');
  });

  it('stands in every room', () => {
    for (const room of ['contract', 'server', 'web', 'e2e']) {
      expect(written.filter((path) => path.startsWith(`${room}/features/trials`))).not.toEqual([]);
    }
    expect(readFileSync(join(tree, 'server/migrations/schema.sql'), 'utf8')).toContain(
      'create table trials_votes',
    );
  });

  it.each(['contract', 'server', 'web', 'e2e'])('has right types in %s', async (room) => {
    const args = ['-p', room, '--checkers', '1'];
    expect(await saidBy(bin('typescript/bin/tsc'), ...args)).toBe('');
  });

  it('keeps the rules of the linter and the formatter', async () => {
    const paths = written.filter((path) => !path.endsWith('.sql'));
    expect(await saidBy(bin('oxlint/bin/oxlint'), ...paths)).toContain('0 errors');
    expect(await saidBy(bin('oxfmt/bin/oxfmt'), '--check', ...paths)).toContain('correct format');
  });

  it('leaves no fault in the mirror, the sizes and the unused code', async () => {
    for (const check of [
      'tools/check-mirror.mjs',
      'tools/check-sizes.mjs',
      bin('knip/bin/knip.js'),
    ]) {
      expect(linesAbout('trials', await node(check))).toEqual([]);
    }
  });

  it('is small: no more than 250 lines in all rooms, words and tests apart', () => {
    const isCounted = (path: string) =>
      path.includes('trials') && !/\.(?:json|test\.ts|spec\.ts)$/.test(path);
    const counted = written.filter(isCounted);
    expect(counted.length).toBeGreaterThan(14);
    const lines = counted.flatMap((path) =>
      readFileSync(join(tree, path), 'utf8').trimEnd().split('\n'),
    );
    expect(lines.length).toBeLessThanOrEqual(250);
  });

  it.each([
    ['server', '3 passed'],
    ['web', '1 passed'],
  ])('passes its own tests in %s', async (project, says) => {
    const args = ['run', '--project', project, 'features/trials'];
    const said = await saidBy(bin('vitest/vitest.mjs'), ...args);
    expect(said.split('\n').find((line) => line.includes('Tests'))).toContain(says);
  });
});
