import type { Case, ChatPerson, Measure, MeasureKind } from '@plenum/contract';

export interface CaseRow {
  id: number;
  kind: Case['kind'];
  subjectId: number;
  conversationId: number | null;
  personId: number | null;
  person: ChatPerson | null;
  exhibitor: Case['exhibitor'];
  text: string;
  openedAt: Date;
  settledAt: Date | null;
  settledBy: ChatPerson | null;
  outcome: string | null;
  reports: (Omit<Case['reports'][number], 'at'> & { at: string })[];
}

export interface MeasureRow {
  id: number;
  eventId: number;
  eventName: string;
  personId: number;
  person: ChatPerson | null;
  kind: MeasureKind;
  reason: string;
  at: Date;
  until: Date | null;
  liftedAt: Date | null;
  isOver: boolean;
  byId: number | null;
  by: Measure['by'];
  appeal: string | null;
  appealedAt: Date | null;
  appealAnswer: string | null;
}
