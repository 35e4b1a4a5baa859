import type accounts from '../../locales/en/accounts.json';
import type audit from '../../locales/en/audit.json';
import type frame from '../../locales/en/frame.json';
import type kit from '../../locales/en/kit.json';
import type organisations from '../../locales/en/organisations.json';
import type shell from '../../locales/en/shell.json';
import type todo from '../../locales/en/todo.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      audit: typeof audit;
      frame: typeof frame;
      kit: typeof kit;
      organisations: typeof organisations;
      shell: typeof shell;
      todo: typeof todo;
    };
  }
}
