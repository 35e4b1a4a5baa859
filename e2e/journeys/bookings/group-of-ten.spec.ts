import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { aNewPerson } from '../../setup/api.ts';
import { aBoxOffice } from '../../setup/bookings.ts';
import { accessFaults, test, type Visit } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const en = {
  more: 'One more: Pass',
  go: 'Continue',
  name: 'Full name',
  email: 'Email',
  paste: 'Paste a list',
  use: 'Fill in the names',
  book: 'Book now',
  code: 'Entrance code of Guest 10',
};
const words: Record<'en' | 'de' | 'fr' | 'pt', typeof en> = {
  en,
  de: {
    more: 'Eins mehr: Pass',
    go: 'Weiter',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    paste: 'Liste einfügen',
    use: 'Namen übernehmen',
    book: 'Jetzt buchen',
    code: 'Einlasscode von Guest 10',
  },
  fr: {
    more: 'Un de plus : Pass',
    go: 'Continuer',
    name: 'Prénom et nom',
    email: 'E-mail',
    paste: 'Coller une liste',
    use: 'Reprendre les noms',
    book: 'Réserver',
    code: 'Code d’entrée de Guest 10',
  },
  pt: {
    more: 'Mais um: Pass',
    go: 'Continuar',
    name: 'Nome completo',
    email: 'E-mail',
    paste: 'Colar uma lista',
    use: 'Usar os nomes',
    book: 'Reservar agora',
    code: 'Código de entrada de Guest 10',
  },
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const ten = Array.from({ length: 10 }, (_, at) => `Guest ${at + 1}, guest${at + 1}@example.com`);

async function aFreePass(): Promise<string> {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Group Days', 9);
  const office = await aBoxOffice(organiser, event);
  await office.ticket({ price: 0, name: { en: 'Pass' } });
  return `/e/${event.slug}/register`;
}

interface Hand {
  press(target: Locator): Promise<unknown>;
  write(target: Locator, text: string): Promise<unknown>;
}

const thumb: Hand = {
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
};

/** From wherever one is to it by Tab alone, as far as that takes. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached by keyboard.');
}
const keyboard: Hand = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  write: async (target, text) => {
    await reach(target);
    await target.page().keyboard.insertText(text);
  },
};

async function booksTen(page: Page, say: typeof en, hand: Hand): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (let count = 0; count < 10; count++) await hand.press(button(say.more));
  await hand.press(button(say.go));
  await hand.write(page.getByRole('textbox', { name: say.name }).first(), 'Grete Group');
  await hand.write(page.getByRole('textbox', { name: say.email, exact: true }), aNewPerson().email);
  await hand.press(button(say.paste));
  await hand.write(page.locator('textarea'), ten.join('\n'));
  await hand.press(button(say.use));
  await expect
    .poll(() => page.getByRole('textbox', { name: say.name }).last().inputValue())
    .toBe('Guest 10');
  expect(await accessFaults(page)).toEqual([]);
  await hand.press(button(say.go));
  await hand.press(button(say.book));
  await page.getByRole('img', { name: say.code }).waitFor();
  expect(await page.getByRole('img', { name: /Guest \d+$/ }).count()).toBe(10);
  expect(await accessFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test.for([
  ['en', {}],
  ['de', { scheme: 'dark' }],
  ['fr', {}],
  ['pt', { isRtl: true }],
] as const)(
  'a group of ten books with a pasted list on a phone in %s',
  async ([language, look], { open }) => {
    const visit: Visit = { ...phone, ...look, language };
    await booksTen(await open(await aFreePass(), visit), words[language], thumb);
  },
);

test('a group of ten books by keyboard alone', async ({ open }) => {
  await booksTen(await open(await aFreePass()), en, keyboard);
});
