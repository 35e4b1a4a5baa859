import type { Plugin } from 'vite';

/** Libraries whose first file only passes on what the others hold. */
const library =
  /(@mantine\/\w+|@tabler\/icons-react|@tanstack\/react-router)\/.*\/(index|tabler-icons-react)\.m?js$/;

const namesIn = (code: string) =>
  [...code.matchAll(/import\s*\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/** As files are called: useMergedRef stands in use-merged-ref. */
const inFileWords = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Knows which modules a file needs at once; of a library, those that are named. */
export function modulesOf(file: string): { plugin: Plugin; has: (id: string) => boolean } {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: 'plenum:modules-of',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const collect = (id: string) => {
        const named = namesIn(this.getModuleInfo(id)?.code ?? '');
        const names = new Set(named.flatMap((name) => [name, inFileWords(name)]));
        const isNamed = (one: string) => names.has(/([\w-]+)\.m?js$/.exec(one)?.[1] ?? '');
        for (const one of importsOf(id).flatMap((next) =>
          library.test(next) ? importsOf(next).filter(isNamed) : [next],
        )) {
          if (needed.has(one)) continue;
          needed.add(one);
          collect(one);
        }
      };
      for (const id of this.getModuleIds()) if (id.endsWith(file)) collect(id);
    },
  };
  return { plugin, has: (id) => needed.has(id) };
}
