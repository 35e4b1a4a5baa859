import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../platform/named-page.ts';
import type { MenuEntry, MenuGroup } from './menu-shape.ts';
import { useVisibleMenu } from './use-visible-menu.ts';

/** A group is no page: its links are, with its picture. */
const linksOf = (entry: MenuEntry | MenuGroup) =>
  'links' in entry ? entry.links.map((link) => ({ ...link, icon: entry.icon })) : [entry];

/** Every page of the menu that the person can open, as the search and the bookmarks know it. */
export function useNamedPages(shortName: string): NamedPage[] {
  const t = useTranslations('shell.menu');
  const router = useRouter();
  const menu = useVisibleMenu(true);
  return useMemo(
    () =>
      menu
        .flatMap(({ entries }) => entries.flatMap(linksOf))
        .map(({ label, icon, link }) => ({
          label: t(label, { shortName }),
          icon,
          link,
          path: router.buildLocation(link).pathname,
        })),
    [t, router, menu, shortName],
  );
}
