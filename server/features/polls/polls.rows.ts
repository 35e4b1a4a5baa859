import type { Poll, Texts } from '@plenum/contract';

export interface PollRow extends Pick<
  Poll,
  'id' | 'stageId' | 'runId' | 'kind' | 'question' | 'showsResults' | 'state' | 'version'
> {
  organisationId: number;
  eventId: number;
  options: { id: number; text: Texts; isRight: boolean }[];
  openedAt: Date | null;
}
