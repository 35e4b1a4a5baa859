import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click.ts';

interface PlaceLinkProps {
  href: string;
  className?: string | undefined;
  /** Says that this is what a row opens. */
  'data-open'?: boolean;
  children: ReactNode;
}

/**
 * A link whose address is known: the same speakers stand in two shells, and in a long list the
 * router’s own links would be slow to draw.
 */
export function PlaceLink({ href, children, ...rest }: PlaceLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
