import type { Privacy, Standing } from '@plenum/contract';
import type { Nearness } from './profiles.audience.ts';

/** Everything a person says of themselves; the view lets through what the viewer may see. */
export interface ProfileRow {
  id: number;
  fullName: string;
  avatar: string | null;
  email: string;
  phone: number | null;
  headline: string;
  company: string;
  country: string;
  about: string;
  interests: string[];
  offers: string[];
  needs: string[];
  languages: ('en' | 'de' | 'fr' | 'pt')[];
  links: string[];
  isListed: boolean;
  showsPresence: boolean;
  showsVisits: boolean;
  privacy: Privacy;
  version: number;
}

/** A person as they stand to a viewer. */
export interface SeenRow extends ProfileRow {
  nearness: Nearness;
  standing: Standing;
  connectionId: number | null;
}

export interface ConnectionRow {
  id: number;
  eventId: number;
  askerId: number;
  askedId: number;
  state: 'waiting' | 'connected' | 'refused';
  askedAt: Date;
  takenBackAt: Date | null;
}
