import type { Tx } from '../../platform/work.ts';
import { openCase } from './moderation.cases.queries.ts';
import { tellDesk } from './moderation.live.ts';

interface HeldLine {
  organisationId: number;
  eventId: number;
  conversationId: number;
  lineId: number;
  personId: number;
  text: string;
}

/** A line that nobody else sees until somebody at the desk releases it. */
export async function holdForRelease(
  tx: Tx,
  { organisationId, eventId, conversationId, lineId, personId, text }: HeldLine,
  at = new Date(),
): Promise<void> {
  const held = { kind: 'held', subjectId: lineId, conversationId, personId, text } as const;
  await openCase(tx, organisationId, eventId, held, at);
  await tellDesk(tx, organisationId, eventId);
}
