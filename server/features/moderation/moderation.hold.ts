import type { Tx } from '../../platform/work.ts';
import { openCase } from './moderation.cases.queries.ts';
import type { WritingKind } from './moderation.facts.ts';
import { tellDesk } from './moderation.live.ts';

interface HeldWriting {
  organisationId: number;
  eventId: number;
  kind: WritingKind;
  id: number;
  personId: number;
  text: string;
}

/** The same of what is no line of a conversation. */
export async function holdWriting(
  tx: Tx,
  { organisationId, eventId, kind, id: subjectId, personId, text }: HeldWriting,
  at: Date,
): Promise<void> {
  await openCase(
    tx,
    organisationId,
    eventId,
    { kind, subjectId, conversationId: null, personId, text },
    at,
  );
  await tellDesk(tx, organisationId, eventId);
}

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
