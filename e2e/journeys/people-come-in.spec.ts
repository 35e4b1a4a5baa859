import { aNewPerson } from '../setup/api.ts';
import { mailedLink } from '../setup/letters.ts';
import { test } from '../setup/browser.ts';

const words = {
  en: {
    register: 'Create account',
    confirmed: 'Your address is confirmed. Thank you.',
    invite: 'Invite',
    addresses: 'Email addresses',
    send: 'Send invitations',
    fullName: 'Full name',
    accept: 'Accept invitation',
    welcome: /^Welcome/,
    attendee: 'Lena Vogt Attendee',
  },
  de: {
    register: 'Konto anlegen',
    confirmed: 'Ihre Adresse ist bestätigt. Vielen Dank.',
    invite: 'Einladen',
    addresses: 'E-Mail-Adressen',
    send: 'Einladungen senden',
    fullName: 'Vollständiger Name',
    accept: 'Einladung annehmen',
    welcome: /^Willkommen/,
    attendee: /^Lena Vogt Teilnehmende/,
  },
} as const;

test.for(['en', 'de'] as const)(
  'an organisation is founded, its founder confirmed, a guest invited and in: %s',
  async (language, { open }) => {
    const say = words[language];
    const founder = aNewPerson();
    const page = await open('/register', { language });
    await page.locator('input[name=username]').fill(founder.username);
    await page.locator('input[name=email]').fill(founder.email);
    await page.locator('input[name=password]').fill(founder.password);
    await page.getByRole('button', { name: say.register }).click();
    await page.getByRole('heading', { level: 1, name: say.welcome }).waitFor();

    const confirm = await open(await mailedLink(founder.email, 'verify'), { language });
    await confirm.getByText(say.confirmed).waitFor();

    const guest = aNewPerson();
    await page.goto(new URL('/users/conference', page.url()).href);
    await page.getByRole('button', { name: say.invite }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.addresses).fill(guest.email);
    await dialog.getByRole('button', { name: say.send }).click();
    await page.getByText(guest.email).first().waitFor();

    const invitation = await mailedLink(guest.email, 'invitation');
    const second = await open(invitation, { language });
    await second.getByLabel(say.fullName).fill('Lena Vogt');
    await second.locator('input[name=username]').fill(guest.username);
    await second.locator('input[name=password]').fill(guest.password);
    await second.getByRole('button', { name: say.accept }).click();
    await second.getByRole('button', { name: say.attendee }).waitFor();

    await page.goto(new URL('/users/conference', page.url()).href);
    await page.getByText('Lena Vogt').first().waitFor();
  },
);
