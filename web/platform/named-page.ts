import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

export type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** A page that people find and remember by its name. */
export interface NamedPage {
  label: string;
  icon: Icon;
  link: Place;
  /** Where the link leads, as the address shows it. */
  path: string;
}

/** Which pages a person marked, for whoever shows a star beside a page. */
export interface PageMarks {
  /** A page that the server does not know cannot be marked. */
  canMark: (page: NamedPage) => boolean;
  isMarked: (page: NamedPage) => boolean;
  mark: (page: NamedPage, isMarked: boolean) => void;
}
