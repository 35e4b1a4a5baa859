import type { ChecklistItem } from '@plenum/contract';
import type { LinkProps } from '@tanstack/react-router';

/** The parts of an event's set-up as organisers look for them, by their names in the address. */
export const setupGroups = {
  event: ['basics', 'dates', 'languages', 'branding'],
  program: ['rooms', 'tracks', 'rules', 'modules'],
  people: ['registration', 'team', 'attendees', 'announcements'],
  all: ['events'],
} as const;

export type SetupGroup = keyof typeof setupGroups;
export type SetupTab = (typeof setupGroups)[SetupGroup][number];

const tabs: readonly SetupTab[] = Object.values(setupGroups).flat();

export interface SetupSearch {
  tab?: SetupTab | undefined;
  /** Among all events, the form of a new one is open. */
  create?: '1' | undefined;
}

/** The first tab needs no name: one place has one address. */
export const readSetupSearch = (search: Record<string, unknown>): SetupSearch => ({
  tab: tabs.find((tab) => tab === search['tab'] && tab !== 'basics'),
  create: search['create'] === '1' || search['create'] === 1 ? '1' : undefined,
});

export const publicAddressOf = (slug: string): string => `${location.origin}/e/${slug}`;

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

const part = (tab?: SetupTab): Place => ({ to: '/conference-platform', search: { tab } });

/** Where each point of the checklist is done. */
export const placeOfPoint: Readonly<Record<ChecklistItem['name'], Place>> = {
  verified: { to: '/settings' },
  description: part(),
  rooms: part('rooms'),
  sessions: { to: '/conference-agenda' },
  scheduled: { to: '/conference-agenda' },
  agenda: { to: '/conference-agenda' },
  speakers: { to: '/speakers/$place', params: { place: 'all' } },
  banner: part('branding'),
  joining: part('registration'),
};
