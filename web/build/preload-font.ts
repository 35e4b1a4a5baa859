import type { Plugin } from 'vite';

const font = /inter-latin-wght-normal.*\.woff2$/;

/** Every page is set in it: it comes with the style sheet, and no line of text changes its width. */
export function preloadFont(): Plugin {
  return {
    name: 'plenum:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => font.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
