import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { afterPaint } from '../../../platform/loading/after-paint.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { isUnder } from '../../crumbs.ts';
import type { MenuLink } from '../../menu-shape.ts';

/** Whether somebody is there, and how they get there: what the router does at once would be felt in the click. */
export function useMenuLink({ link, under }: Pick<MenuLink, 'link' | 'under'>) {
  const navigate = useNavigate();
  const isHere = useRouterState({ select: ({ location }) => isUnder(location.pathname, under) });
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void afterPaint().then(() => navigate(link));
  };
  return { isHere, follow };
}
