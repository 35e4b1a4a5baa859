import type { Task } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { todoCalls } from '../../testing/todo-calls.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const { list, titles, add, update, remove, several } = todoCalls(
  () => app,
  () => admin,
);

/** A rich text as the stock editor serialises it. */
const draft = { _immutable: { currentContent: { blockMap: { a: { text: 'Grüße\u0000' } } } } };

describe('adding', () => {
  test.each([
    ['nothing', undefined],
    ['no title', { description: 'x' }],
    ['an empty title', { title: '' }],
    ['a tag of its own', { title: 'x', tags: ['urgent'] }],
    ['a due date that is none', { title: 'x', dueDate: 'tomorrow' }],
    ['a foreign organisation', { title: 'x', organisation_id: 1 }],
    ['an author', { title: 'x', created_by: 1 }],
    ['an unknown field', { title: 'x', colour: 'red' }],
  ])('refuses %s and writes nothing', async (_name, task) => {
    const answer = await add(task);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid', errors: [expect.anything()] });
    expect(await list()).toEqual([]);
  });

  test('answers 201 with the whole task and the next id', async () => {
    const [earlier] = await several({ title: 'Earlier' });
    const sent = {
      title: 'Book the studio',
      dueDate: '2026-11-21T09:30:00.000Z',
      description: draft,
      assignee: { fullName: 'Phil Outside', avatar: '/pictures/phil.png' },
      tags: ['team', 'high'],
      isCompleted: false,
      isDeleted: false,
      isImportant: true,
    };
    const answer = await add(sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      task: {
        ...sent,
        id: (earlier?.id ?? 0) + 1,
        assignee: { ...sent.assignee, id: null },
        position: expect.any(Number),
        version: 1,
        createdBy: admin.person.id,
      },
    });
    expect((await list())[0]).toEqual((answer.body as { task: Task }).task);
  });

  test('ignores what a client may echo but not write', async () => {
    const answer = await add({ title: 'x', id: 7, position: -1e9, version: 99, createdBy: 1 });
    const { task } = answer.body as { task: Task };
    expect(task).toMatchObject({ version: 1, createdBy: admin.person.id });
    expect(task.id).not.toBe(7);
  });

  test('keeps any description exactly as it came', async () => {
    for (const description of ['', 'plain', '<b>x</b>', 0, null, [1, { b: 1, a: 2 }], draft]) {
      const answer = await add({ title: 'x', description });
      const { task } = answer.body as { task: Task };
      expect(JSON.stringify((await list())[0]?.description)).toBe(JSON.stringify(description));
      expect(task.description).toEqual(description);
    }
  });

  test('knows a colleague by name, whatever the case, unless two have it', async () => {
    const ines = await aColleague(app, admin, 'client', 'Inês Barros');
    const meant = async () => {
      const answer = await add({ title: 'x', assignee: { fullName: 'INÊS BARROS' } });
      return (answer.body as { task: Task }).task.assignee;
    };
    expect(await meant()).toEqual({ id: ines.person.id, fullName: 'Inês Barros', avatar: null });
    await aColleague(app, admin, 'client', 'Inês Barros');
    expect(await meant()).toEqual({ id: null, fullName: 'INÊS BARROS', avatar: null });
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'data:text/html,x',
  ])('takes no picture from %s', async (avatar) => {
    const answer = await add({ title: 'x', assignee: { fullName: 'Phil Outside', avatar } });
    expect((answer.body as { task: Task }).task.assignee.avatar).toBeNull();
  });

  test('with one key makes one task, also when sent three times at once', async () => {
    const headers = { 'idempotency-key': 'first-key-of-mine' };
    const answers = await Promise.all([1, 2, 3].map(() => add({ title: 'Once' }, headers)));
    answers.push(await add({ title: 'Once' }, headers));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await titles()).toEqual(['Once']);
    const other = await add({ title: 'Another' }, headers);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'key_reused' });
    expect(await titles()).toEqual(['Once']);
  });

  test('another person may use the same key', async () => {
    const headers = { 'idempotency-key': 'a-common-key' };
    const colleague = await aColleague(app, admin, 'admin');
    await add({ title: 'Mine' }, headers);
    await add({ title: 'Theirs' }, headers, colleague);
    expect(await titles()).toEqual(['Theirs', 'Mine']);
  });

  test('takes a body of a megabyte, and refuses a larger and a deeper one at once', async () => {
    expect((await add({ title: 'x', description: 'x'.repeat(1_000_000) })).status).toBe(201);
    const large = await add({ title: 'x', description: 'x'.repeat(1_048_577) });
    expect([large.status, large.body]).toEqual([
      413,
      expect.objectContaining({ code: 'too_large' }),
    ]);
    const nested = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown;
    const deep = await add({ title: 'x', description: nested });
    expect([deep.status, deep.body]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
  });
});

describe('listing', () => {
  test('filters as the spec says; empty and unknown mean all that is not deleted', async () => {
    await several(
      { title: 'plain' },
      { title: 'important', isImportant: true },
      { title: 'completed', isCompleted: true },
      { title: 'deleted', isDeleted: true, isImportant: true, isCompleted: true },
    );
    const all = ['completed', 'important', 'plain'];
    expect(await titles()).toEqual(all);
    expect(await titles({ filter: '', q: '', sortBy: '', tag: '' })).toEqual(all);
    expect(await titles({ filter: 'constructor' })).toEqual(all);
    expect(await titles({ filter: 'important' })).toEqual(['important']);
    expect(await titles({ filter: 'completed' })).toEqual(['completed']);
    expect(await titles({ filter: 'deleted' })).toEqual(['deleted']);
  });

  test('narrows by tag and by any part of the title, in any case, with no wildcards', async () => {
    await several(
      { title: 'Größe 100%', tags: ['team'] },
      { title: 'Size 100', tags: ['team', 'low'] },
      { title: 'under_score' },
    );
    expect(await titles({ tag: 'team' })).toEqual(['Size 100', 'Größe 100%']);
    expect(await titles({ tag: 'nonsense' })).toEqual([]);
    expect(await titles({ q: 'GRÖSSE' })).toEqual([]);
    expect(await titles({ q: 'größe' })).toEqual(['Größe 100%']);
    expect(await titles({ q: 'große' })).toEqual(['Größe 100%']);
    expect(await titles({ q: '100' })).toHaveLength(2);
    expect(await titles({ q: '0%' })).toEqual(['Größe 100%']);
    expect(await titles({ q: 'r_s' })).toEqual(['under_score']);
  });

  test('is read 2,000 at a time, and says that there are more', async () => {
    const { organisationId, id } = admin.person;
    await app.testDb.db.run(
      sql`insert into todo_tasks (organisation_id, title, due_date, tags, created_by, position)
          select ${organisationId}, 'Task ' || n, '', '{}', ${id}, n from generate_series(1, 2001) n`,
    );
    const read = async (query: Record<string, unknown>) => {
      const answer = await app.call('GET /apps/todo/tasks', { token: admin.token, query });
      return { ...answer, tasks: answer.body as Task[], hasMore: answer.headers['x-has-more'] };
    };
    const first = await read({});
    expect([first.tasks.length, first.hasMore]).toEqual([2_000, 'true']);
    expect(first.tasks.at(-1)?.title).toBe('Task 2');
    const rest = await read({ before: first.tasks.at(-1)?.id });
    expect(rest.tasks.map(({ title }) => title)).toEqual(['Task 1']);
    expect(rest.headers).not.toHaveProperty('x-has-more');
    expect((await read({ sortBy: 'title-asc' })).hasMore).toBe('true');
    expect((await read({ q: 'task 1999' })).headers).not.toHaveProperty('x-has-more');
  });

  test('sorts five ways and by the shared order', async () => {
    await several(
      { title: 'b', dueDate: '2026-03-01', assignee: { fullName: 'Zoe' } },
      { title: 'B', dueDate: '2026-01-01T10:00:00+02:00', assignee: { fullName: 'adam' } },
      { title: 'a', dueDate: '', assignee: { fullName: 'Adam' } },
      { title: 'b', dueDate: '2026-02-01' },
    );
    const ids = async (sortBy: string) => {
      const tasks = await list({ sortBy });
      const first = Math.min(...tasks.map(({ id }) => id));
      return tasks.map(({ id }) => id - first);
    };
    expect(await ids('latest')).toEqual([3, 2, 1, 0]);
    expect(await ids('password_hash')).toEqual([3, 2, 1, 0]);
    expect(await ids('title-asc')).toEqual([1, 2, 0, 3]);
    expect(await ids('title-desc')).toEqual([3, 0, 2, 1]);
    expect(await ids('assignee')).toEqual([2, 0, 1, 3]);
    expect(await ids('due-date')).toEqual([1, 3, 0, 2]);
    expect(await ids('position')).toEqual([3, 2, 1, 0]);
  });
});

describe('updating', () => {
  test('changes the given fields only, with the id as text too', async () => {
    const [task] = await several({ title: 'Old', tags: ['low'], description: 'kept' });
    const answer = await update({ id: String(task?.id), title: 'New', isCompleted: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ task: { ...task, title: 'New', isCompleted: true, version: 2 } });
  });

  test('takes nothing for no day, as it takes an empty text', async () => {
    const [task] = await several({ title: 'Some day', dueDate: '2026-11-20' });
    const answer = await update({ id: task?.id, dueDate: null });
    expect(answer.body).toMatchObject({ task: { title: 'Some day', dueDate: '' } });
    expect(await several({ title: 'None', dueDate: null })).toMatchObject([{ dueDate: '' }]);
  });

  test('takes a whole task back as it was read', async () => {
    const [task] = await several({ title: 'Same', assignee: { fullName: 'Phil Outside' } });
    const answer = await update(task);
    expect(answer.body).toEqual({ task: { ...task, version: 2 } });
  });

  test.each(['x', '0', '-1', '1.5', '1e3', '', null, 0, 1.5, {}])(
    'refuses the id %j',
    async (id) => {
      expect((await update({ id, title: 'x' })).status).toBe(422);
    },
  );

  test('refuses a person of another organisation, and gives the task to one of ours', async () => {
    const stranger = await anAdmin(app);
    const colleague = await aColleague(app, admin);
    const [task] = await several({ title: 'x' });
    const give = (id: number) => update({ id: task?.id, assignee: { id, fullName: '' } });
    const refused = await give(stranger.person.id);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'todo.assignee_unknown' });
    expect((await give(colleague.person.id)).body).toMatchObject({
      task: { assignee: { id: colleague.person.id, fullName: 'Noah Berger' } },
    });
    expect((await update({ id: task?.id, assignee: null })).body).toMatchObject({
      task: { assignee: { id: null, fullName: '', avatar: null } },
    });
  });

  test('of two at once loses neither field', async () => {
    const [task] = await several({ title: 'x' });
    await Promise.all([
      update({ id: task?.id, isImportant: true }),
      update({ id: task?.id, isCompleted: true }),
    ]);
    expect((await list())[0]).toMatchObject({ isImportant: true, isCompleted: true, version: 3 });
  });
});

describe('deleting', () => {
  test('is soft, can be repeated and undone', async () => {
    const [task] = await several({ title: 'x' });
    for (let time = 0; time < 2; time++) {
      const answer = await remove(task?.id);
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await titles()).toEqual([]);
    expect(await titles({ filter: 'deleted' })).toEqual(['x']);
    await update({ id: task?.id, isDeleted: false });
    expect(await titles()).toEqual(['x']);
  });

  test('without an id is a 4xx', async () => {
    const answer = await app.call('DELETE /apps/todo/delete-task', { token: admin.token });
    expect(answer.status).toBe(422);
  });
});
