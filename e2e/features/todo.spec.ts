import { describe, expect } from 'vitest';
import { anOrganiser, theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { drop } from '../setup/drop.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import {
  box,
  drawer,
  inList,
  isFocused,
  row,
  titles,
  undo,
  withTasks,
} from '../setup/todo-screen.ts';

describe('a task', () => {
  test('is added, edited with everything it has, and found again by its address', async ({
    open,
  }) => {
    const person = await anOrganiser();
    const page = await open('/apps/todo/all', { as: person });
    await page.getByRole('button', { name: 'Add task' }).first().click();
    await drawer(page).getByLabel('Title').fill('Rehearse the opening');
    await drawer(page).getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: person.userData.username }).click();
    await drawer(page).getByText('High', { exact: true }).click();
    await drawer(page).getByText('Add a description').click();
    await drawer(page).locator('[contenteditable]').fill('With both hosts');
    await drawer(page).getByRole('checkbox', { name: 'Important' }).check();
    await drawer(page).getByRole('button', { name: 'Add task' }).click();
    await row(page, 'Rehearse the opening').getByText('High').waitFor();
    await expect
      .poll(() => person.tasks())
      .toMatchObject([
        {
          title: 'Rehearse the opening',
          tags: ['high'],
          isImportant: true,
          description: '<p>With both hosts</p>',
          assignee: { id: person.userData.id },
        },
      ]);
    await page.getByRole('button', { name: 'Rehearse the opening', exact: true }).click();
    await drawer(page).getByLabel('Title').fill('Rehearse the ending');
    const address = page.url();
    await drawer(page).getByLabel('Title').press('Control+Enter');
    await row(page, 'Rehearse the ending').waitFor();
    await drawer(page).waitFor({ state: 'detached' });
    await page.goto(address);
    await drawer(page).getByText('With both hosts').waitFor();
    expect(await drawer(page).getByLabel('Title').inputValue()).toBe('Rehearse the ending');
  });

  test('is completed, starred, deleted and restored, and each can be undone', async ({ open }) => {
    const person = await withTasks('Book the studio');
    const page = await open('/apps/todo/all', { as: person });
    const fact = () => person.tasks().then(([task]) => task);
    await box(page, 'Book the studio').check();
    await expect.poll(fact).toMatchObject({ isCompleted: true });
    await undo(page).click();
    await expect.poll(fact).toMatchObject({ isCompleted: false });
    await page.getByRole('button', { name: 'Important: Book the studio' }).click();
    await expect.poll(fact).toMatchObject({ isImportant: true });
    await page.getByRole('button', { name: 'Delete Book the studio' }).click({ force: true });
    await page.getByText('Nothing to do yet').waitFor();
    await inList(page, 'Deleted').click();
    await page.getByRole('button', { name: 'Restore Book the studio' }).click();
    await page.getByText('No deleted tasks').waitFor();
    await page.goBack();
    await row(page, 'Book the studio').waitFor();
    await expect.poll(fact).toMatchObject({ isDeleted: false });
  });

  test('with changes is not left by accident', async ({ open }) => {
    const page = await open('/apps/todo/all', { as: await withTasks('Book the studio') });
    await page.getByRole('button', { name: 'Book the studio', exact: true }).click();
    await drawer(page).getByLabel('Title').fill('Half a thought');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await drawer(page).getByLabel('Title').inputValue()).toBe('Half a thought');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await drawer(page).waitFor({ state: 'detached' });
    expect(await titles(page)).toEqual(['Book the studio']);
  });
});

describe('the list', () => {
  test('is filtered, searched and sorted, and the address remembers how', async ({ open }) => {
    const person = await anOrganiser();
    await person.add({ title: 'b second', tags: ['team'], dueDate: '2026-03-01' });
    await person.add({ title: 'B first', dueDate: '2026-01-01', isImportant: true });
    await person.add({ title: 'a third', assignee: { fullName: 'Zoe' }, isCompleted: true });
    const page = await open('/apps/todo/all', { as: person });
    await row(page, 'a third').waitFor();
    const sortedBy = async (name: string) => {
      await page.getByRole('button', { name: /^Sort by/ }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await page.getByRole('button', { name: `Sort by: ${name}` }).waitFor();
      await page.getByRole('menu').waitFor({ state: 'detached' });
    };
    const orders = {
      'Title A–Z': ['B first', 'a third', 'b second'],
      'Title Z–A': ['b second', 'a third', 'B first'],
      'Due date': ['B first', 'b second', 'a third'],
      Assignee: ['a third', 'b second', 'B first'],
      Latest: ['a third', 'B first', 'b second'],
    };
    for (const [name, order] of Object.entries(orders)) {
      await sortedBy(name);
      await expect.poll(() => titles(page)).toEqual(order);
    }
    await inList(page, 'Important').click();
    await expect.poll(() => titles(page)).toEqual(['B first']);
    await inList(page, 'Completed').click();
    await expect.poll(() => titles(page)).toEqual(['a third']);
    await inList(page, 'Team').click();
    await expect.poll(() => titles(page)).toEqual(['b second']);
    await inList(page, 'All tasks').click();
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill('IRS');
    await expect.poll(() => titles(page)).toEqual(['B first']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['B first']);
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill('nothing like it');
    await page.getByText('Nothing found for “nothing like it”').waitFor();
  });

  test('is put in order by mouse and by keyboard, for everyone', async ({ open }) => {
    const person = await withTasks('three', 'two', 'one');
    const page = await open('/apps/todo/all', { as: person });
    await expect.poll(() => titles(page)).toEqual(['one', 'two', 'three']);
    const order = () =>
      person.tasks('?sortBy=position').then((all) => all.map(({ title }) => title));
    const handle = (title: string) => page.getByRole('button', { name: `Move ${title}` });
    await handle('three').hover();
    await page.mouse.down();
    const target = await row(page, 'one').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 8 });
    await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 4, { steps: 4 });
    await drop(page);
    await expect.poll(order).toEqual(['three', 'one', 'two']);
    await page.getByRole('button', { name: 'three', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toEqual(['one', 'three', 'two']);
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['three', 'one', 'two']);
    await expect.poll(() => titles(page)).toEqual(['three', 'one', 'two']);
  });

  test('is used with the keyboard alone', async ({ open }) => {
    const person = await withTasks('two', 'one');
    const page = await open('/apps/todo/all', { as: person });
    await row(page, 'one').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect.poll(() => person.tasks('?filter=completed')).toMatchObject([{ title: 'one' }]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    await expect.poll(() => person.tasks('?filter=important')).toMatchObject([{ title: 'two' }]);
    await page.keyboard.press('Delete');
    await expect.poll(() => person.tasks('?filter=deleted')).toMatchObject([{ title: 'two' }]);
    await page.keyboard.press('n');
    await expect.poll(() => drawer(page).getByLabel('Title').evaluate(isFocused)).toBe(true);
    await page.keyboard.type('Typed');
    await page.keyboard.press('Control+Enter');
    await row(page, 'Typed').waitFor();
    await drawer(page).waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('yped');
    await expect.poll(() => titles(page)).toEqual(['Typed']);
  });

  test('shows what others do, in every window, and nothing of other organisations', async ({
    open,
  }) => {
    const person = await withTasks('Shared');
    const [mine, second] = [
      await open('/apps/todo/all', { as: person }),
      await open('/apps/todo/all', { as: person }),
    ];
    const stranger = await open('/apps/todo/all', { as: await anOrganiser() });
    await row(second, 'Shared').waitFor();
    await stranger.getByText('Nothing to do yet').waitFor();
    await box(mine, 'Shared').check();
    await expect.poll(() => box(second, 'Shared').isChecked()).toBe(true);
    await person.add({ title: 'From elsewhere' });
    await row(second, 'From elsewhere').waitFor();
    await row(mine, 'From elsewhere').waitFor();
    expect(await stranger.getByText('From elsewhere').count()).toBe(0);
  });

  test('takes a change back and says why when it cannot be saved', async ({ open, expected }) => {
    expected.push(/Failed to load resource/, /net::ERR/);
    const person = await withTasks('Book the studio');
    const page = await open('/apps/todo/all', { as: person });
    await row(page, 'Book the studio').waitFor();
    await page.route('**/apps/todo/update-task', (route) => route.abort());
    await box(page, 'Book the studio').click();
    await page.getByText(/was not saved. Plenum cannot be reached/).waitFor();
    await expect.poll(() => box(page, 'Book the studio').isChecked()).toBe(false);
    await page.unroute('**/apps/todo/update-task');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => person.tasks('?filter=completed')).toHaveLength(1);
  });

  test('says so when it cannot be read, and offers another try', async ({ open, expected }) => {
    expected.push(/Failed to load resource/);
    const person = await withTasks('Book the studio');
    const page = await open('/login?next=/apps/todo/all');
    await page
      .context()
      .route('**/apps/todo/tasks**', (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ status: 500 })
          : route.continue(),
      );
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The tasks could not be loaded').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.context().unroute('**/apps/todo/tasks**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page, 'Book the studio').waitFor();
  });
});

describe('what people write', () => {
  const evil = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
  ];

  test('is shown as text, whatever it is', async ({ open, expected }) => {
    // What could act in a description is refused by the policy already when it is parsed.
    expected.push(/inline (style|event handler) violates/);
    const person = await anOrganiser();
    const description = `${evil.join('')}<p>Readable</p><a href="javascript:alert(1)">one</a>
      <a href="https://example.org/">two</a><iframe src="https://evil.example"></iframe>
      <img src="https://evil.example/x.png"><p style="background:url(https://evil.example)">three</p>`;
    for (const title of evil)
      await person.add({ title, description, assignee: { fullName: title } });
    const page = await open('/apps/todo/all', { as: person });
    for (const title of evil) {
      await page.getByRole('button', { name: title, exact: true }).click();
      await drawer(page).getByText('Readable').waitFor();
      const links = await drawer(page)
        .locator('a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links).toEqual(['https://example.org/']);
      expect(await drawer(page).locator('iframe, script, img[src*=evil]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await drawer(page).waitFor({ state: 'detached' });
    }
  });

  test('in a stock client’s editor is read, and any other JSON does no harm', async ({ open }) => {
    const person = await anOrganiser();
    const blocks = { a: { text: 'From another editor' }, b: { text: 'Second line' } };
    const draft = { _immutable: { currentContent: { blockMap: blocks } } };
    await person.add({ title: 'Draft', description: draft });
    await person.add({ title: 'Odd', description: [1, { two: null }] });
    const page = await open('/apps/todo/all', { as: person });
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await drawer(page).getByText('From another editor').waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Odd', exact: true }).click();
    expect(await drawer(page).getByLabel('Title').inputValue()).toBe('Odd');
  });
});

test('what is due leads from the calendar to its task', async ({ open }) => {
  const person = await anOrganiser();
  const today = new Date().toISOString().slice(0, 10);
  await person.add({ title: 'Water the plants', dueDate: today });
  const page = await open(`/apps/calendar?view=day&on=${today}`, { as: person, timezoneId: 'UTC' });
  await page.locator('[data-key]').filter({ hasText: 'Water the plants' }).first().click();
  await drawer(page).getByLabel('Title').waitFor();
  expect(await drawer(page).getByLabel('Title').inputValue()).toBe('Water the plants');
  await page.goto(page.url().replace('/todo/all', '/todo'));
  await drawer(page).getByLabel('Title').waitFor();
});

describe('the screen has no access faults', () => {
  test('in any look', async ({ open }) => {
    const page = await open('/apps/todo/all', { as: await theDemoOrganiser() });
    expect(await everyLookFaults(page, page.locator('[data-task]').first())).toEqual([]);
    await page.locator('[data-task] [data-open]').first().click();
    const field = drawer(page).getByRole('textbox').first();
    expect(await everyLookFaults(page, field)).toEqual([]);
  });

  test('when it is empty', async ({ open }) => {
    const page = await open('/apps/todo/all', { as: await anOrganiser() });
    await page.getByText('Nothing to do yet').waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });
});
