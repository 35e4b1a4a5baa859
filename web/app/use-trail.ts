import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { trailTo } from './crumbs.ts';
import { useVisibleMenu } from './use-visible-menu.ts';

/** Where this page stands in the menu, in words; null for a page that is in none of its sections. */
export function useTrail(shortName: string) {
  const t = useTranslations('shell');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const trail = trailTo(useVisibleMenu(true), path);
  if (!trail) return null;
  const { section, group, link, isHere } = trail;
  const above = [
    t(`menuSections.${section}`),
    ...(group ? [t(`menu.${group}`, { shortName })] : []),
  ];
  return { above, link: link.link, isHere, name: t(`menu.${link.label}`, { shortName }) };
}

export type WordedTrail = NonNullable<ReturnType<typeof useTrail>>;
