import type { PersonCard } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

interface PersonLinkProps {
  person: Pick<PersonCard, 'id' | 'fullName'>;
  className?: string | undefined;
  /** Shows them beside the list; without it, and in a new tab, on their page. */
  onOpen?: ((id: number) => void) | undefined;
}

const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;

export function PersonLink({ person, className, onOpen }: PersonLinkProps) {
  return (
    <Link
      to="/people/$personId"
      params={{ personId: String(person.id) }}
      className={className}
      data-open
      onClick={(event) => {
        if (!onOpen || opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(person.id);
      }}
    >
      <bdi>{person.fullName}</bdi>
    </Link>
  );
}
