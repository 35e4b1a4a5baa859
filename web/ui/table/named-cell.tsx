import type { ReactNode } from 'react';
import { PlaceLink } from '../place-link.tsx';
import classes from './named-cell.module.css';

/** What a cell says, and softly below it what that is about. */
export function TwoLines({ below, children }: { below?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.words}>
      {children}
      {below && (
        <span className={classes.below} dir="auto">
          {below}
        </span>
      )}
    </span>
  );
}

interface NamedCellProps {
  /** Where the row leads. */
  href: string;
  name: string;
  below?: ReactNode;
}

/** The name of a row, which opens it. */
export function NamedCell({ href, name, below }: NamedCellProps) {
  return (
    <TwoLines below={below}>
      <PlaceLink href={href} className={classes.name} data-open>
        <bdi>{name}</bdi>
      </PlaceLink>
    </TwoLines>
  );
}

/** Words that may be long; whole where rows are cards. */
export function ClippedCell({ children }: { children: ReactNode }) {
  return <bdi className={classes.clipped}>{children}</bdi>;
}
