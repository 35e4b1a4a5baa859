import {
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme, themeVariables } from '../ui/theme.ts';

const name = 'virtual:theme-variables.css';
const resolved = `\0${name}`;

/** Palettes of the library that nothing of ours wears. */
const unused = /^--mantine-color-(pink|grape|violet|blue|cyan|green|lime|orange)-/;

const print = (variables: Record<string, string>) =>
  Object.entries(variables)
    .filter(([variable]) => !unused.test(variable))
    .map(([variable, value]) => `${variable}:${value};`)
    .join('');

function styles(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const usual = defaultCssVariablesResolver(whole);
  const all: ConvertCSSVariablesInput = deepMerge(usual, themeVariables(whole));
  return `:root,[data-mantine-color-scheme]{${print(all.variables)}}
    [data-mantine-color-scheme='light']{${print(all.light)}}
    [data-mantine-color-scheme='dark']{${print(all.dark)}}`;
}

/** The component library's variables in our colours, made once here and not in every browser. */
export function themeVariablesSheet(): Plugin {
  return {
    name: 'plenum:theme-variables',
    resolveId: { filter: { id: /^virtual:theme-variables\.css$/ }, handler: () => resolved },
    load: {
      filter: { id: /theme-variables\.css$/ },
      handler: (id) => (id === resolved ? styles() : null),
    },
  };
}
