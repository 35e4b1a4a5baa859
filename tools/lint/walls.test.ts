import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanTree, planted } from './planted.ts';

const project = join(import.meta.dirname, '../..');
const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
/** The linter finds its type-aware half, and that finds Node, by the path, as `npm` sets it. */
const env = {
  PATH: [join(project, 'node_modules/.bin'), dirname(process.execPath), '/usr/bin'].join(delimiter),
};

interface Finding {
  code?: string;
  filename: string;
  message: string;
}

/** Lints a tree outside the project with the project's own configuration and rules. */
function lint(tree: string): Finding[] {
  try {
    execFileSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
      env,
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    if (!stdout.startsWith('{'))
      throw new Error(`The linter did not run: ${stdout}`, { cause: error });
    return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
  }
}

function plant(tree: string, files: Readonly<Record<string, string>>) {
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'tools/lint']) {
    cpSync(join(project, name), join(tree, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
}

describe('the linter', () => {
  const tree = mkdtempSync(join(tmpdir(), 'plenum-walls-'));
  let findings: Finding[];
  afterAll(() => rmSync(tree, { recursive: true }));

  beforeAll(() => {
    const faulty = Object.fromEntries(planted.flatMap((one) => Object.entries(one.files)));
    plant(tree, { ...cleanTree, ...faulty });
    findings = lint(tree);
  });

  const cases = planted.map((one) => [one.rule, one.why, one] as const);
  it.each(cases)('%s stops %s', (rule, _, { files, says = '' }) => {
    const found = findings.filter((finding) => finding.filename in files);
    expect(found.map((finding) => finding.code)).toEqual(Object.keys(files).map(() => rule));
    for (const finding of found) expect(finding.message).toContain(says);
  });

  it('finds nothing in the clean files beside them', () => {
    const names = new Set(planted.flatMap((one) => Object.keys(one.files)));
    expect(findings.filter((finding) => !names.has(finding.filename))).toEqual([]);
  });
});
