import { expect, test } from 'vitest';
import type { Person } from '../../platform/person.ts';
import { canAssignOthers, canSeeTask, onlyTasksOf } from './todo.access.ts';

const admin: Person = { id: 1, organisationId: 1, role: 'admin', sessionId: 1, network: '' };
const client: Person = { ...admin, id: 2, role: 'client' };

test.each([
  ['admin', 'someone else’s', admin, { assigneeId: 3, createdBy: 4 }, true],
  ['client', 'someone else’s', client, { assigneeId: 3, createdBy: 4 }, false],
  ['client', 'nobody’s', client, { assigneeId: null, createdBy: 4 }, false],
  ['client', 'their own', client, { assigneeId: null, createdBy: 2 }, true],
  ['client', 'a given', client, { assigneeId: 2, createdBy: 4 }, true],
] as const)('%s and %s task', (_who, _what, person, task, isSeen) => {
  expect(canSeeTask(person, task)).toBe(isSeen);
});

test('only admins assign others and see everyone’s list', () => {
  expect([canAssignOthers(admin), canAssignOthers(client)]).toEqual([true, false]);
  expect([onlyTasksOf(admin), onlyTasksOf(client)]).toEqual([null, 2]);
});
