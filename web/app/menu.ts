import { type Icon, IconChecklist } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Messages } from 'use-intl';

interface MenuEntry {
  label: Extract<keyof Messages['shell']['menu'], string>;
  icon: Icon;
  link: Pick<LinkProps, 'to' | 'params'>;
  /** The entry is marked on every page below this path. */
  under: string;
}

/** The main menu, top to bottom. */
export const menu: readonly MenuEntry[] = [
  {
    label: 'todo',
    icon: IconChecklist,
    link: { to: '/apps/todo/$filter', params: { filter: 'all' } },
    under: '/apps/todo',
  },
];
