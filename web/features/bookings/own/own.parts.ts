import type { AskedQuestion, OfferedWay, Place, TransferDetails } from '@plenum/contract';
import type { ComponentType } from 'react';
import type { BookingSearch, BookingStep } from '../bookings.places.ts';

/** Whose places are named, and what is asked of them: for who booked, and for organisers. */
export interface AskedBooking {
  people: readonly Place[];
  questions: readonly AskedQuestion[];
  event: { languages: readonly string[] };
}

/** Of the feature that knows how to pay. */
export type PayWayPart = ComponentType<{
  way: OfferedWay;
  owed: { balance: number; currency: string };
  transfer: TransferDetails | null;
  begin: () => Promise<string>;
}>;

export interface BookingScreenProps {
  token: string;
  search: BookingSearch;
  onStep: (step: BookingStep) => void;
  /** The address says no more that somebody came back. */
  onSettled: () => void;
  PayWay: PayWayPart;
}
