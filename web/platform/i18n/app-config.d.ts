import type accounts from '../../locales/en/accounts.json';
import type audit from '../../locales/en/audit.json';
import type bookmarks from '../../locales/en/bookmarks.json';
import type consent from '../../locales/en/consent.json';
import type datatables from '../../locales/en/datatables.json';
import type frame from '../../locales/en/frame.json';
import type kit from '../../locales/en/kit.json';
import type organisations from '../../locales/en/organisations.json';
import type people from '../../locales/en/people.json';
import type proof from '../../locales/en/proof.json';
import type search from '../../locales/en/search.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';
import type table from '../../locales/en/table.json';
import type todo from '../../locales/en/todo.json';
import type upload from '../../locales/en/upload.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      audit: typeof audit;
      bookmarks: typeof bookmarks;
      consent: typeof consent;
      datatables: typeof datatables;
      frame: typeof frame;
      kit: typeof kit;
      organisations: typeof organisations;
      people: typeof people;
      proof: typeof proof;
      search: typeof search;
      settings: typeof settings;
      shell: typeof shell;
      table: typeof table;
      todo: typeof todo;
      upload: typeof upload;
    };
  }
}
