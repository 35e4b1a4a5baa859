import type { Plugin } from 'vite';

/**
 * Icons without their names and the keys of their lines: only React's warnings and tools for developers
 * read them, and a first screen has dozens of icons.
 */
export function bareIcons(): Plugin {
  return {
    name: 'plenum:bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /@tabler\/icons-react\/.*\/icons\// },
      handler: (code) => ({
        code: code
          .replaceAll(/, "key": "svg-\d+"/g, '')
          .replace(/("(?:outline|filled)"), "[\w-]+", "\w+"/, '$1, "", ""'),
        map: null,
      }),
    },
  };
}
