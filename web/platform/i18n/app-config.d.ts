import type accounts from '../../locales/en/accounts.json';
import type bookmarks from '../../locales/en/bookmarks.json';
import type frame from '../../locales/en/frame.json';
import type search from '../../locales/en/search.json';
import type shell from '../../locales/en/shell.json';
import type todo from '../../locales/en/todo.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      bookmarks: typeof bookmarks;
      frame: typeof frame;
      search: typeof search;
      shell: typeof shell;
      todo: typeof todo;
    };
  }
}
