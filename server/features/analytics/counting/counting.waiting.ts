import type { MemberViews, PublicViews, View, ViewedScreen, ViewingDevice } from '@plenum/contract';
import { countryOf } from '../../../platform/clock/country-of.ts';

/** A view as it came, before anybody looked up where it belongs. */
export interface Waiting {
  key: string;
  at: Date;
  slug: string;
  /** Null: the one whose event it is. */
  organisationId: number | null;
  screen: ViewedScreen;
  device: ViewingDevice;
  country: string;
  source: string;
  /** Never written: a hash is made of it with the salt of the day. */
  visitor: string;
}

export interface Looker {
  network: string;
  agent: string;
}

const atOf = ({ secondsAgo }: View, now: Date) => new Date(now.getTime() - secondsAgo * 1000);

/** Where somebody came from belongs to the first of what they opened. */
export function waitingOfGuest(
  { views, device, zone, source }: PublicViews,
  slug: string,
  { network, agent }: Looker,
  now: Date,
): Waiting[] {
  const visitor = `guest ${network} ${agent}`;
  const country = countryOf(zone);
  return views.map((view, place) => ({
    key: view.key,
    at: atOf(view, now),
    slug,
    organisationId: null,
    screen: view.screen,
    device,
    country,
    source: place === 0 ? source : '',
    visitor,
  }));
}

export function waitingOfMember(
  { views, device, zone, event }: MemberViews,
  { id, organisationId }: { id: number; organisationId: number },
  now: Date,
): Waiting[] {
  const visitor = `member ${id}`;
  const country = countryOf(zone);
  return views.map((view) => ({
    key: view.key,
    at: atOf(view, now),
    slug: event,
    organisationId,
    screen: view.screen,
    device,
    country,
    source: '',
    visitor,
  }));
}
