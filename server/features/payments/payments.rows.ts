import type { PaymentKind, PaymentState, PaymentWay } from '@plenum/contract';

interface ChangeRow {
  state: PaymentState;
  at: string;
  by: string | null;
  why: string;
}

export interface PaymentRow {
  id: number;
  kind: PaymentKind;
  way: PaymentWay;
  state: PaymentState;
  invoiceId: number;
  invoiceNumber: string;
  clientName: string;
  amount: number;
  currency: string;
  refunded: number;
  refundOf: number | null;
  reference: string;
  paidOn: string | null;
  createdAt: Date;
  changes: ChangeRow[];
}
