import type accounts from '../../locales/en/accounts.json';
import type frame from '../../locales/en/frame.json';
import type shell from '../../locales/en/shell.json';
import type todo from '../../locales/en/todo.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      frame: typeof frame;
      shell: typeof shell;
      todo: typeof todo;
    };
  }
}
