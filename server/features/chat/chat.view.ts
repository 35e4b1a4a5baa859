import type { Conversation } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { canModerate } from './chat.access.ts';
import type { ListedRow, SeenRow } from './chat.rows.ts';

/** Moderation is asked when a line is written: it may end between two looks. */
export function mayWrite(person: Person, row: SeenRow): boolean {
  if (row.kind === 'direct') {
    return !row.isBlocked && (row.standing === 'member' || row.standing === 'asked');
  }
  if (row.kind === 'group') return row.standing === 'member';
  if (row.kind !== 'channel' || canModerate(person, row)) return true;
  return !row.rules.isPaused && (!row.rules.followersOnly || row.isFollowing);
}

/** A refusal looks like waiting to who asked, and like nothing to who refused. */
const standingOf = (row: SeenRow): Conversation['standing'] =>
  row.standing === 'refused' ? 'invited' : (row.standing ?? 'reader');

/** `place`: where a question stands in its queue. */
export const conversationView = (
  person: Person,
  row: ListedRow,
  place: number | null = null,
): Conversation => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  eventId: row.eventId,
  subjectId: row.subjectId,
  title: row.title,
  titles: row.titles,
  people: row.people,
  members: row.members,
  lastLine: row.lastLine,
  sequence: row.sequence,
  readSequence: row.readSequence,
  unseen: row.unseen,
  mentions: row.mentions,
  standing: standingOf(row),
  isOwner: row.isOwner,
  isFollowing: row.isFollowing,
  notify: row.notify,
  rules: row.rules,
  mayWrite: mayWrite(person, row),
  mayModerate: canModerate(person, row),
  isBlocked: row.isBlocked,
  request: row.request && { ...row.request, place },
  version: row.version,
});
