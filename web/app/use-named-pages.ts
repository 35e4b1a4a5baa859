import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../platform/abilities.ts';
import type { NamedPage } from '../platform/named-page.ts';
import { menu, type MenuEntry, type MenuGroup } from './menu.ts';
import { visibleMenu } from './visible-menu.ts';

/** A group is no page: its links are, with its picture. */
const linksOf = (entry: MenuEntry | MenuGroup) =>
  'links' in entry ? entry.links.map((link) => ({ ...link, icon: entry.icon })) : [entry];

/** Every page of the menu that the person can open, as the search and the bookmarks know it. */
export function useNamedPages(shortName: string): NamedPage[] {
  const t = useTranslations('shell.menu');
  const router = useRouter();
  const can = useCan();
  return useMemo(
    () =>
      visibleMenu(menu, can)
        .flatMap(({ entries }) => entries.flatMap(linksOf))
        .map(({ label, icon, link }) => ({
          label: t(label, { shortName }),
          icon,
          link,
          path: router.buildLocation(link).pathname,
        })),
    [t, router, can, shortName],
  );
}
