import type accounts from '../../locales/en/accounts.json';
import type proof from '../../locales/en/proof.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';
import type todo from '../../locales/en/todo.json';
import type upload from '../../locales/en/upload.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      proof: typeof proof;
      settings: typeof settings;
      shell: typeof shell;
      todo: typeof todo;
      upload: typeof upload;
    };
  }
}
