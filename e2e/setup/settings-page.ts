import type { Page } from 'playwright-core';

export const settingsAt = (tab = '') => `/pages/account-settings${tab && `?tab=${tab}`}`;

export const signInWith = async (
  page: Page,
  words: { email: string; password: string; go: string },
  person: { email: string; password: string },
) => {
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words.go, exact: true }).click();
};

export const saved = (page: Page, word = 'Saved') =>
  page.getByText(word, { exact: true }).waitFor();
