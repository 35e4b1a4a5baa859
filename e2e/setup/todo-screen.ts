import type { Page } from 'playwright-core';
import { type Actor, anOrganiser } from './api.ts';

export const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title });
export const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Completed: ${title}` });
export const titles = (page: Page) => page.locator('[data-task] [data-open]').allInnerTexts();
export const drawer = (page: Page) => page.getByRole('dialog');
export const inList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Task lists' }).getByRole('link', { name });
export const isFocused = (element: Element) => element === document.activeElement;
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();

export const withTasks = async (...names: string[]): Promise<Actor> => {
  const person = await anOrganiser();
  for (const title of names) await person.add({ title });
  return person;
};
