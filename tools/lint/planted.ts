interface Planted {
  /** The one rule that has to fire, once a file. */
  rule: string;
  why: string;
  files: Readonly<Record<string, string>>;
  says?: string;
}

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const wall = (why: string, file: string, code: string, says = ''): Planted => ({
  rule: 'plenum(walls)',
  why,
  files: { [file]: `${code}\n` },
  says,
});

const thingFrom = (path: string) => `export { thing } from '${path}';`;
const todo = 'server/features/todo/todo.service.ts';

/** Files that keep every rule; the planted ones lean on them. */
export const cleanTree: Readonly<Record<string, string>> = {
  'contract/index.ts': `export { thing } from './features/todo/index.ts';\n`,
  'contract/kernel/thing.ts': `import * as Type from 'typebox';\n\nexport const thing = Type.Null();\n`,
  'contract/features/todo/index.ts': `export { thing } from './todo.schema.ts';\n`,
  'contract/features/todo/todo.schema.ts': `export { thing } from '../../kernel/thing.ts';\n`,
  'server/app.ts': `export { thing } from './features/todo/index.ts';\n`,
  'server/config/config.ts': `export const thing = process.env['THING'];\n`,
  'server/platform/db/db.ts': `export const thing = 1;\n`,
  'server/demo/demo.ts': `export { thing } from '../features/todo/index.ts';\n`,
  'server/testing/test-app.ts': `export { thing } from '../app.ts';\n`,
  'server/features/chat/index.ts': `export const thing = 1;\n`,
  'server/features/chat/chat.queries.ts': `export const thing = 1;\n`,
  'server/features/todo/index.ts': `export { thing } from './todo.service.ts';\n`,
  [todo]: [
    `import type { thing as Shape } from '@plenum/contract';`,
    `import type { thing as Schema } from '@plenum/contract/features/todo/todo.schema.ts';`,
    `import { thing as chat } from '../chat/index.ts';`,
    `import { thing as database } from '../../platform/db/db.ts';`,
    '',
    'export const thing = { chat, database };',
    'export type Thing = [typeof Shape, typeof Schema];',
    '',
  ].join('\n'),
  'server/features/todo/todo.test.ts': [
    `import { expect, it } from 'vitest';`,
    `import { thing } from '../../testing/test-app.ts';`,
    '',
    `it('works', () => {`,
    `  expect(thing).toBe(1);`,
    '});',
    '',
  ].join('\n'),
  'web/platform/session.ts': `export const thing = 1;\n`,
  'web/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "strict": true, "types": [] } }',
  'web/jsx.d.ts': [
    'declare namespace JSX {',
    '  type Element = { tag: string };',
    '  interface IntrinsicElements {',
    '    [tag: string]: object;',
    '  }',
    '}',
    '',
  ].join('\n'),
  'web/ui/badge.tsx': [
    `export const Badge = ({ word }: { word: string }) => (`,
    `  <b title={word} className="badge">`,
    `    · {word} {'–'}{' Plenum '}`,
    `  </b>`,
    `);`,
    '',
  ].join('\n'),
  'web/features/chat/chat-list.tsx': `export { Badge } from '../../ui/badge.tsx';\n`,
  'web/features/todo/todo.api.ts': `export { thing } from '../../platform/session.ts';\n`,
  'web/pages/todo-page.tsx': [
    `export { Badge } from '../features/chat/chat-list.tsx';`,
    `export { thing } from '../features/todo/todo.api.ts';`,
    '',
  ].join('\n'),
  'web/app/router.tsx': `export { thing } from '../pages/todo-page.tsx';\n`,
  'web/some.config.ts': `export default {};\n`,
  'e2e/features/todo.spec.ts': [
    `export { thing } from '../../server/features/todo/todo.service.ts';`,
    `export { Badge } from '../../web/ui/badge.tsx';`,
    '',
  ].join('\n'),
  'bench/http.ts': `export { thing } from '../server/app.ts';\n\nconsole.log('figures');\n`,
  'tools/hello.mjs': `console.log(process.env.HOME);\n`,
};

const walls: Planted[] = [
  wall(
    'web that imports server',
    'web/platform/w1.ts',
    thingFrom('../../server/app.ts'),
    'never import',
  ),
  wall('server that imports web', 'server/platform/w2.ts', thingFrom('../../web/ui/badge.tsx')),
  wall(
    'a type of server in web',
    'web/ui/w3.ts',
    `export type { T } from '@plenum/server/app.ts';`,
  ),
  wall('contract that imports server', 'contract/kernel/w4.ts', thingFrom('../../server/app.ts')),
  wall('contract that does I/O', 'contract/kernel/w5.ts', `export { readFile } from 'node:fs';`),
  wall('contract that needs a package', 'contract/features/todo/todo.w6.ts', thingFrom('pg')),
  wall(
    'a kernel that knows a feature',
    'contract/kernel/w7.ts',
    thingFrom('../features/todo/index.ts'),
  ),
  wall(
    'a feature inside another one',
    'server/features/todo/todo.w8.ts',
    thingFrom('../chat/chat.queries.ts'),
    'index.ts',
  ),
  wall(
    'a type from inside another feature',
    'server/features/todo/todo.w9.ts',
    `import type { thing } from '../chat/chat.queries.ts';\n\nexport type Thing = typeof thing;`,
  ),
  wall(
    'an import type expression across features',
    'server/features/todo/todo.w10.ts',
    `export type Thing = typeof import('../chat/chat.queries.ts').thing;`,
  ),
  wall(
    'a dynamic import across features',
    'server/features/todo/todo.w11.ts',
    `export const load = () => import('../chat/chat.queries.ts');`,
  ),
  wall(
    'an app that goes past the door',
    'server/w12.ts',
    thingFrom('./features/todo/todo.service.ts'),
  ),
  wall(
    'a platform that knows a feature',
    'server/platform/w13.ts',
    thingFrom('../features/todo/index.ts'),
  ),
  wall(
    'a config that knows a feature',
    'server/config/w14.ts',
    thingFrom('../features/todo/index.ts'),
  ),
  wall(
    'a feature that knows the app',
    'server/features/todo/todo.w15.ts',
    thingFrom('../../app.ts'),
  ),
  wall('a platform that knows the app', 'server/platform/w25.ts', thingFrom('../app.ts')),
  wall(
    'the test kit outside a test',
    'server/features/todo/todo.w16.ts',
    thingFrom('../../testing/test-app.ts'),
  ),
  wall(
    'a web feature inside another one',
    'web/features/todo/w17.ts',
    thingFrom('../chat/chat-list.tsx'),
    'side by side',
  ),
  wall(
    'a web feature that knows a page',
    'web/features/todo/w18.ts',
    thingFrom('../../pages/todo-page.tsx'),
  ),
  wall('a kit that knows a feature', 'web/ui/w19.ts', thingFrom('../features/todo/todo.api.ts')),
  wall('a web platform that knows the app', 'web/platform/w20.ts', thingFrom('../app/router.tsx')),
  wall('Node in the browser', 'web/platform/w21.ts', `export { join } from 'node:path';`),
  wall('somebody who imports e2e', 'server/w22.ts', thingFrom('../e2e/features/todo.spec.ts')),
  wall('somebody who imports bench', 'e2e/w23.ts', thingFrom('../bench/http.ts')),
  wall('a product that imports tools', 'server/w24.ts', thingFrom('../tools/hello.mjs')),
];

const limits: Planted[] = [
  {
    rule: 'eslint(max-lines)',
    why: 'a file of 301 lines',
    files: { 'server/l1.ts': `${lines(301, (n) => `export const a${n} = ${n};`)}\n` },
  },
  {
    rule: 'eslint(max-lines-per-function)',
    why: 'a function of 81 lines',
    files: {
      'server/l2.ts': `export function long(a: number[]) {\n${lines(79, (n) => `  a.push(${n});`)}\n}\n`,
    },
  },
  {
    rule: 'import(no-cycle)',
    why: 'two files in a circle, be it for types only',
    files: {
      'server/l3.ts': `import type { B } from './l4.ts';\n\nexport type A = B[];\n`,
      'server/l4.ts': `import type { A } from './l3.ts';\n\nexport type B = A | null;\n`,
    },
  },
];

const words = (why: string, file: string, jsx: string): Planted => ({
  rule: 'plenum(words)',
  why,
  files: {
    [file]: `export const Sign = ({ isOpen }: { isOpen: boolean }) => <p data-open={isOpen}>${jsx}</p>;\n`,
  },
});

// In two parts, so that this file has none itself.
const silencer = ['@ts', 'ignore'].join('-');

const habits: Planted[] = [
  words('words between tags', 'web/ui/h1.tsx', 'Welcome'),
  words('words in braces', 'web/ui/h2.tsx', '{`Welcome`}'),
  words('words in a choice', 'web/ui/h3.tsx', '{isOpen && `Open`}'),
  words('words in a spoken attribute', 'web/ui/h4.tsx', '<i aria-label="Close" />'),
  {
    rule: 'eslint(no-console)',
    why: 'a console in the product',
    files: { 'server/platform/h5.ts': `console.log('here');\n` },
  },
  {
    rule: 'plenum(live)',
    why: 'a kept answer changed by hand',
    files: {
      'web/features/todo/l1.ts': [
        'interface Kept {',
        '  setQueryData: (key: string, value: number) => void;',
        '}',
        '',
        `export const show = (kept: Kept) => kept.setQueryData('todo', 1);`,
        '',
      ].join('\n'),
    },
  },
  {
    rule: 'plenum(environment)',
    why: 'the environment read outside config',
    files: {
      'server/platform/h6.ts': `export const port = process.env['PORT'];\n`,
      'server/platform/h7.ts': `import { env } from 'node:process';\n\nexport const port = env['PORT'];\n`,
      'server/platform/h8.ts': `const { env } = process;\n\nexport const port = env['PORT'];\n`,
      'server/platform/h9.ts': `export const port = globalThis.process.env['PORT'];\n`,
    },
  },
  {
    rule: 'import(no-default-export)',
    why: 'a default export',
    files: { 'server/platform/h10.ts': `export default 1;\n` },
  },
  {
    rule: 'typescript(no-explicit-any)',
    why: 'any',
    files: { 'server/platform/h11.ts': `export type Anything = any[];\n` },
  },
  {
    rule: 'typescript(no-floating-promises)',
    why: 'a promise nobody waits for',
    files: {
      'server/platform/h12.ts': `export function go() {\n  Promise.resolve(1);\n}\n`,
      'server/platform/h14.ts': `export function go() {\n  void Promise.resolve(1);\n}\n`,
    },
  },
  {
    rule: 'typescript(no-misused-promises)',
    why: 'a promise given to who takes none',
    files: {
      'server/platform/h15.ts': `export const each = (of: number[]) => of.forEach(async (one) => Promise.resolve(one));\n`,
    },
  },
  {
    rule: 'typescript(ban-ts-comment)',
    why: 'a silenced type error',
    files: { 'server/platform/h13.ts': `// ${silencer}\nexport const one: string = 1;\n` },
  },
  {
    rule: 'unicorn(filename-case)',
    why: 'a file name in capitals',
    files: { 'server/platform/BadName.ts': `export const one = 1;\n` },
  },
];

export const planted: Planted[] = [...walls, ...limits, ...habits];
