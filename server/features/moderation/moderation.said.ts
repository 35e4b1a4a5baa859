import type { Case } from '@plenum/contract';
import type { Tx } from '../../platform/work.ts';
import type { ModerationFacts, ModerationWork, WritingKind } from './moderation.facts.ts';
import type { CaseRow } from './moderation.rows.ts';

const isWritten = (kind: Case['kind']): kind is WritingKind =>
  kind === 'post' || kind === 'post_comment' || kind === 'blog_comment';

/** Words, which can be hidden; a person cannot. */
export const isSaid = ({ kind, conversationId }: CaseRow): boolean =>
  conversationId !== null || isWritten(kind);

export const hideSaid = (
  tx: Tx,
  { facts, clock }: ModerationWork,
  organisationId: number,
  { kind, subjectId }: CaseRow,
): Promise<void> =>
  isWritten(kind)
    ? facts.writings[kind].hide(tx, organisationId, subjectId, clock.now())
    : facts.hideLine(tx, organisationId, subjectId);

export const releaseSaid = (
  tx: Tx,
  facts: ModerationFacts,
  organisationId: number,
  { kind, subjectId }: CaseRow,
): Promise<void> =>
  isWritten(kind)
    ? facts.writings[kind].release(tx, organisationId, subjectId)
    : facts.releaseLine(tx, organisationId, subjectId);
