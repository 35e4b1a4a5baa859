import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface PdfOptions {
  pdfStandard: 'a-3b' | '1.7';
  creationTimestamp: number;
}

interface Compiler {
  pdf(document: { mainFileContent: string; inputs: object }, options: PdfOptions): Uint8Array;
  evictCache(age: number): void;
}

interface Typst {
  NodeCompiler: { create(options: { fontArgs: { fontPaths: string[] }[] }): Compiler };
}

/** One of them is installed, by the C library of the machine; none where neither fits it. */
const binaries = ['gnu', 'musl'].map(
  (library) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${library}`,
);

const fonts = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
];

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
export function openTypesetter(): Compiler | null {
  const typst = loadTypst();
  if (!typst) return null;
  const fontPaths = fonts.map((font) => require.resolve(`@expo-google-fonts/${font}`));
  return typst.NodeCompiler.create({ fontArgs: [{ fontPaths }] });
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
