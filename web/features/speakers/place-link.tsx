import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface PlaceLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link whose address the page around it chose: the same speakers stand in two shells. */
export function PlaceLink({ href, className, children }: PlaceLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  );
}
