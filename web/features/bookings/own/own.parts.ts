import type {
  AskedQuestion,
  BookingAnswer,
  OfferedWay,
  Place,
  TransferDetails,
} from '@plenum/contract';
import type { ComponentType } from 'react';
import type { BookingSearch, BookingStep } from '../bookings.places.ts';

/** Whose places are named, and what is asked of them: for who booked, and for organisers. */
export interface AskedBooking {
  people: readonly Place[];
  questions: readonly AskedQuestion[];
  event: { languages: readonly string[] };
}

/** How far it is, and how it is stopped. */
export interface FileWatch {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** For questions that are answered with a file; what is left out cannot be done here. */
export interface FileDoor {
  bring?: (
    askedFor: { questionId: number; placeId: number | null },
    file: File,
    watch: FileWatch,
  ) => Promise<{ id: number; name: string }>;
  /** It stands among the answers now. */
  onBrought?: () => Promise<unknown>;
  save?: (fileId: number) => Promise<void>;
}

export interface QuestionFieldProps {
  question: AskedQuestion;
  languages: readonly string[];
  answer: BookingAnswer;
  isWrong: boolean;
  /** Null: it is asked of the booking as a whole. */
  placeId: number | null;
  files: FileDoor;
  onAnswer: (answer: BookingAnswer) => void;
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
