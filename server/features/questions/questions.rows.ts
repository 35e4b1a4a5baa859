import type { ChatPerson, QuestionState } from '@plenum/contract';

export interface QuestionRow {
  organisationId: number;
  eventId: number;
  stageId: number;
  id: number;
  runId: number | null;
  personId: number;
  author: ChatPerson | null;
  isAnonymous: boolean;
  text: string;
  state: QuestionState;
  isPinned: boolean;
  answer: string;
  askedAt: Date;
  votes: number;
  version: number;
}

/** Where questions are asked: a stage, and what is live there; null: before that. */
export interface Place {
  organisationId: number;
  eventId: number;
  stageId: number;
  runId: number | null;
}
