import type {
  BookingQuestionInput,
  SaleSettings,
  TicketCodeInput,
  TicketInput,
} from '@plenum/contract';

export interface TicketRow extends Omit<TicketInput, 'saleFrom' | 'saleUntil'> {
  id: number;
  eventId: number;
  saleFrom: Date | null;
  saleUntil: Date | null;
  /** In the order of `poolIds`. */
  quotaIds: number[];
  position: number;
  version: number;
}

export interface CodeRow extends Omit<TicketCodeInput, 'from' | 'until' | 'uses'> {
  id: number;
  eventId: number;
  from: Date | null;
  until: Date | null;
  /** Null: it can be used without end. */
  quotaId: number | null;
  /** Somebody's own: it counts places, where a code counts bookings. */
  isInvitation: boolean;
  version: number;
}

export interface QuestionRow extends BookingQuestionInput {
  id: number;
  eventId: number;
  position: number;
  version: number;
}

export interface SaleRow extends Omit<SaleSettings, 'opensAt' | 'closesAt'> {
  opensAt: Date | null;
  closesAt: Date | null;
}

export interface PoolRow {
  id: number;
  eventId: number;
  quotaId: number;
  name: string;
  size: number;
  taken: number;
  version: number;
}
