import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface PdfOptions {
  pdfStandard: 'a-3b' | '1.7';
  creationTimestamp: number;
}

export interface Compiler {
  pdf(document: { mainFileContent: string; inputs: object }, options: PdfOptions): Uint8Array;
  plainSvg(document: { mainFileContent: string; inputs: object }): string;
  evictCache(age: number): void;
}

interface Typst {
  NodeCompiler: { create(options: { fontArgs: { fontPaths: string[] }[] }): Compiler };
}

/** One of them is installed, by the C library of the machine; none where neither fits it. */
const binaries = ['gnu', 'musl'].map(
  (library) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${library}`,
);

function loadTypst(): Typst | null {
  for (const name of binaries) {
    try {
      return require(name) as Typst;
    } catch {
      continue;
    }
  }
  return null;
}

/** Null on a machine that it was not built for. */
export function openTypesetter(fontPaths: string[]): Compiler | null {
  return loadTypst()?.NodeCompiler.create({ fontArgs: [{ fontPaths }] }) ?? null;
}

/** Whether there is one, without loading it. */
export const hasTypesetter = (): boolean =>
  binaries.some((name) => {
    try {
      return require.resolve(name) !== '';
    } catch {
      return false;
    }
  });
