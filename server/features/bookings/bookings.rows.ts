import type {
  AddressInput,
  BookingDone,
  BookingFact,
  BookingState,
  BuyingWay,
  HandBookingInput,
  Language,
  TaxReason,
  Texts,
  TicketGives,
  TicketKind,
  TicketMode,
  WantedInput,
} from '@plenum/contract';

export interface OfEvent {
  organisationId: number;
  eventId: number;
}

/** What was booked of one ticket, as it was then. */
export interface LineRow {
  ticketId: number;
  kind: TicketKind;
  name: Texts;
  mode: TicketMode;
  quantity: number;
  /** Of a booth or a sponsor package: what it makes of its firm. */
  gives?: TicketGives;
  /** It came with this package, at no cost. */
  cameWith?: number;
  /** It is the difference to this place, as it was called; they draw from these alike. */
  upgrades?: { placeId: number; name: Texts; keeps: number[] };
  price: number;
  /** Under reverse charge: as it is for who pays the tax with it. */
  ordinary?: { price: number; taxRate: number };
  priceName: Texts;
  taxRate: number;
  taxReason: TaxReason | null;
  net: number;
  tax: number;
  gross: number;
}

export interface Contact {
  fullName: string;
  email: string;
  phone: string;
}

export type Wanted = (
  | Pick<WantedInput, 'items' | 'code'>
  | { items: HandBookingInput['items'] }
) & { addsTo?: number; upgrades?: number };

/** What is kept of a booking when its places are taken. */
export interface NewBooking {
  eventId: number;
  keyHash: Buffer;
  tokenHash: Buffer;
  /** The booking it is added to. */
  addsTo: number | null;
  /** By hand with a price each. */
  wanted: Wanted;
  language: Language;
  codeId: number | null;
  code: string;
  currency: string;
  pricesIncludeTax: boolean;
  /** What is added to it, and what its places are exchanged for, is billed alike. */
  isReverseCharge: boolean;
  net: number;
  tax: number;
  gross: number;
  lines: LineRow[];
  summary: string;
  places: number;
  heldUntil: Date;
  /** It cannot be asked for more time. */
  isProlonged: boolean;
  createdAt: Date;
}

export interface BookingRow extends Omit<NewBooking, 'heldUntil' | 'tokenHash'>, Contact {
  organisationId: number;
  id: number;
  reference: string;
  state: BookingState;
  personId: number | null;
  address: AddressInput | null;
  way: BuyingWay | null;
  invoiceId: number | null;
  heldUntil: Date | null;
  isProlonged: boolean;
  keptUntil: Date | null;
  dueOn: string | null;
  note: string;
  /** Nobody is mailed about it until an organiser does. */
  isQuiet: boolean;
  version: number;
}

export interface NewPlace {
  ticketId: number;
  kind: TicketKind;
  /** Of the booking's lines. */
  line: number;
  quotaIds: number[];
  /** The place that was booked first, of which this is a dearer one; null: it is none. */
  upgrades: number | null;
}

export interface PlaceRow extends NewPlace {
  id: number;
  isUpgraded: boolean;
  fullName: string;
  email: string;
  passRound: number;
  hasPass: boolean;
  isCancelled: boolean;
  checkedInAt: Date | null;
}

export interface AnswerRow {
  /** Null: of the booking as a whole. */
  placeId: number | null;
  questionId: number;
  text: string;
  optionIds: number[];
}

export interface ChangeRow {
  /** Of what was added to the booking; null: of itself. */
  reference: string | null;
  done: BookingDone;
  facts: BookingFact[];
  state: BookingState;
  at: Date;
  by: string | null;
  isByItself: boolean;
  why: string;
}
