import type { Assignee } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { memberById, memberByName } from '../organisations/index.ts';
import { canAssignOthers } from './todo.access.ts';
import type { TaskRow } from './todo.view.ts';

export type Assigned = Pick<TaskRow, 'assigneeId' | 'assigneeName' | 'assigneeAvatar'>;

const nobody: Assigned = { assigneeId: null, assigneeName: '', assigneeAvatar: null };

/** Finds the person meant by an id or, from old clients, by a name; keeps names that are nobody's. */
export async function resolveAssignee(
  db: Db,
  person: Person,
  meant: Assignee | null,
  current: Assigned = nobody,
): Promise<Assigned> {
  if (!meant || (!meant.id && meant.fullName === '')) return nobody;
  const isSame = meant.id
    ? meant.id === current.assigneeId
    : meant.fullName === current.assigneeName;
  if (isSame) return current;
  const member = meant.id
    ? await memberById(db, person.organisationId, meant.id)
    : await memberByName(db, person.organisationId, meant.fullName);
  const isAllowed = member && (member.id === person.id || canAssignOthers(person));
  if (isAllowed) return { ...nobody, assigneeId: member.id };
  if (meant.id) throw problem('todo.assignee_unknown');
  return { ...nobody, assigneeName: meant.fullName, assigneeAvatar: safeAvatar(meant.avatar) };
}

/** An address of this site or a plain web address; anything else is no picture. */
const safeAvatar = (avatar: string | null | undefined): string | null =>
  avatar && /^(https?:\/\/|\/(?![/\\]))/i.test(avatar) ? avatar : avatar === '' ? '' : null;
