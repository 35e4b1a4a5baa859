import type accounts from '../../locales/en/accounts.json';
import type audit from '../../locales/en/audit.json';
import type bookmarks from '../../locales/en/bookmarks.json';
import type datatables from '../../locales/en/datatables.json';
import type frame from '../../locales/en/frame.json';
import type organisations from '../../locales/en/organisations.json';
import type people from '../../locales/en/people.json';
import type search from '../../locales/en/search.json';
import type shell from '../../locales/en/shell.json';
import type table from '../../locales/en/table.json';
import type todo from '../../locales/en/todo.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      audit: typeof audit;
      bookmarks: typeof bookmarks;
      datatables: typeof datatables;
      frame: typeof frame;
      organisations: typeof organisations;
      people: typeof people;
      search: typeof search;
      shell: typeof shell;
      table: typeof table;
      todo: typeof todo;
    };
  }
}
