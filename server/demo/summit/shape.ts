import type { NewSession, Texts } from '@plenum/contract';

export type TrackKey = 'climate' | 'cities' | 'care' | 'digital' | 'work';
export type RoomKey = 'main' | 'harbour' | 'garden' | 'workshop';

/** In the order of the languages of the event. */
export const four = (en: string, de: string, fr: string, pt: string): Texts => ({ en, de, fr, pt });

/** A session as it is written down: days, rooms and people by what they are called here. */
export interface SummitSession {
  day: 1 | 2 | 3;
  /** What clocks in Lisbon show. */
  at: string;
  minutes: number;
  room: RoomKey;
  kind: NewSession['kind'];
  title: Texts;
  abstract?: Texts;
  language?: 'en' | 'de' | 'fr' | 'pt';
  speakers?: readonly string[];
  chair?: string;
  capacity?: number;
  isFeatured?: true;
}

export interface SummitSpeaker {
  name: string;
  title: string;
  company: string;
  bio: Texts;
}

export interface Attendees {
  /** Who signs in to see it all: theirs are stars with a clash and a piece of news. */
  guestId: number;
  /** Who signs in to see a booth from behind. */
  exhibitorId: number;
  otherIds: readonly number[];
}
