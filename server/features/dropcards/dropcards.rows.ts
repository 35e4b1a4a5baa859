import type { CardField, CardValues, Drop } from '@plenum/contract';

export interface CardRow {
  organisationId: number;
  eventId: number;
  personId: number;
  fields: CardField[];
  code: string;
}

/** A card that was given; of a withdrawn one nothing is left but that there was one. */
export interface DropRow {
  organisationId: number;
  eventId: number;
  id: number;
  exhibitorId: number | null;
  exhibitorName: string;
  personId: number;
  via: Drop['via'];
  given: CardValues | Record<string, never>;
  note: string;
  droppedAt: Date;
  withdrawnAt: Date | null;
  rating: number;
  tags: string[];
  remark: string;
  assigneeId: number | null;
  version: number;
}

/** As the booth sees it: with the picture of whose card it is. */
export interface LeadRow extends DropRow {
  avatar: string | null;
}
