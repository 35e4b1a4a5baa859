import type { UnseenChats } from '@plenum/contract';
import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Messages } from 'use-intl';
import type { Need } from '../platform/abilities.ts';

type MenuTexts = Messages['shell']['menu'];
type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Unread mail, or one of the kinds of chat. */
export type BadgeName = keyof UnseenChats | 'email';

export interface MenuLink {
  /** Its text may name the organisation: "{shortName} Users". */
  label: Extract<keyof MenuTexts, string>;
  link: Place;
  /** The entry is marked on every page below this path. */
  under: string;
  /** Only for those who can; without it, for everyone signed in. */
  needs?: Need;
  /** Only where there is an event: it is about one. */
  needsEvent?: true;
  /** Only for those who work at a booth. */
  isForStaff?: true;
  /** Only for those who keep order in the current event. */
  isForModerators?: true;
  /** What waits behind it is counted. */
  badge?: BadgeName;
}

export interface MenuEntry extends MenuLink {
  icon: Icon;
}

/** Opens to show its links; its own needs are those of any of them. */
export interface MenuGroup {
  label: Extract<keyof MenuTexts, string>;
  icon: Icon;
  links: readonly MenuLink[];
}

export interface MenuSection {
  /** Null: what stands above all sections. */
  label: keyof Messages['shell']['menuSections'] | null;
  entries: readonly (MenuEntry | MenuGroup)[];
}
