import { readFileSync } from 'node:fs';
import type { LeadPage } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { send } from '../setup/api.ts';
import { aStaffedBooth, cardOf } from '../setup/booths.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lead = (page: Page, name: string) => button(page, name);
const noted = 'Please send the price list.';

async function exported(page: Page, kind: RegExp): Promise<string> {
  await button(page, 'Export').click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readFileSync(await (await arriving).path(), 'utf8');
}

/** The camera of this window sees one picture, and nothing else. */
async function showToCamera(page: Page, picture: string): Promise<void> {
  await page.addInitScript((address: string) => {
    const seen = async () => {
      const image = new Image(480, 480);
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 520;
      const pen = canvas.getContext('2d');
      const draw = () => {
        if (!pen) return;
        pen.fillStyle = '#ddd';
        pen.fillRect(0, 0, 640, 520);
        pen.drawImage(image, 80, 20, 480, 480);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    navigator.mediaDevices.getUserMedia = seen;
  }, picture);
}

describe('a card', () => {
  test('is dropped with one tap, seen live, and gone everywhere when it is taken back', async ({
    open,
  }) => {
    const booth = await aStaffedBooth('Nordlicht');
    const desk = await open(`/booths/${booth.id}/leads`, { as: booth.staff });
    await desk.getByText('No cards yet').waitFor();

    const page = await open(`/exhibit-hall/${booth.id}`, { as: booth.visitor });
    await page.getByText('Gives them: Name and Email.').waitFor();
    await button(page, 'With a note').click();
    await page.getByRole('textbox', { name: 'Note' }).fill(noted);
    await page.getByRole('dialog').getByRole('button', { name: 'Drop my card' }).click();
    await page.getByText('They have your card.').waitFor();

    await lead(desk, 'Noor Haddad').waitFor();
    await lead(desk, 'Noor Haddad').click();
    await desk.getByRole('dialog').getByText(noted).waitFor();
    await desk.getByRole('radio', { name: '4 stars' }).check();
    await desk.getByRole('textbox', { name: 'Our note' }).fill('Call on Monday');
    await button(desk, 'Save the note').click();
    await desk.getByText('Saved', { exact: true }).waitFor();
    await button(desk, 'Close').click();
    expect(await exported(desk, /CSV/)).toContain(booth.visitor.email);
    expect(await exported(desk, /vCard/)).toContain('FN:Noor Haddad');

    await page.getByRole('link', { name: 'Receipt and their cards' }).click();
    await button(page, 'Withdraw: Nordlicht').click();
    await button(page, 'Withdraw card').click();
    await page.getByText('Nothing of your card is left with them.').waitFor();
    await page.getByText('Withdrawn').first().waitFor();

    await lead(desk, 'Card withdrawn').waitFor();
    expect(await desk.getByRole('main').getByText('Noor Haddad').count()).toBe(0);
    for (const kind of [/CSV/, /vCard/]) {
      const file = await exported(desk, kind);
      for (const gone of ['Noor', booth.visitor.email, noted, 'Monday']) {
        expect(file).not.toContain(gone);
      }
    }
  });

  test('given offline waits on the device, is sent from any page, and counts once', async ({
    open,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    const booth = await aStaffedBooth('Nordlicht');
    const page = await open(`/exhibit-hall/${booth.id}`, { as: booth.visitor });
    await page.getByText('Gives them: Name and Email.').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Drop my card').click();
    await button(page, 'Do not send it: Nordlicht').waitFor();
    await page.context().setOffline(false);
    await page.getByText('They have your card.').waitFor();
    const path = `/api/booths/${booth.id}/leads`;
    const { leads } = await send<LeadPage>(path, booth.staff.accessToken);
    expect(leads.map(({ values }) => values?.fullName)).toEqual(['Noor Haddad']);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toMatch(
      /"plenum\.drops[^"]*":"\[\]"/,
    );
  });

  test('that waits can be kept back', async ({ open, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    const booth = await aStaffedBooth('Nordlicht');
    const page = await open(`/exhibit-hall/${booth.id}`, { as: booth.visitor });
    await page.getByText('Gives them: Name and Email.').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Drop my card').click();
    await button(page, 'Do not send it: Nordlicht').click();
    await button(page, 'Drop my card').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await button(page, 'Drop my card').waitFor();
    const path = `/api/booths/${booth.id}/leads`;
    expect((await send<LeadPage>(path, booth.staff.accessToken)).total).toBe(0);
  });

  test('says what its owner chose', async ({ open }) => {
    const booth = await aStaffedBooth('Nordlicht');
    const page = await open('/drop-your-card', { as: booth.visitor });
    const email = page.getByRole('checkbox', { name: 'Email' });
    await email.uncheck();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await email.waitFor();
    expect(await email.isChecked()).toBe(false);
    expect(Object.keys((await cardOf(booth.visitor, booth.event.id)).values)).toEqual(['fullName']);
  });
});

describe('the staff of a booth', () => {
  test('takes a card with the camera, and its owner is told', async ({ open }) => {
    const booth = await aStaffedBooth('Nordlicht');
    const owner = await open('/drop-your-card', { as: booth.visitor });
    await owner.getByText('Nobody yet.').waitFor();
    const code = await owner.getByRole('img', { name: /^QR code/ }).getAttribute('src');

    const desk = await open('/venue', { as: booth.staff, isForOneTest: true });
    await showToCamera(desk, code ?? '');
    await desk.goto(new URL(`/booths/${booth.id}/leads?scan=open`, desk.url()).href);
    await desk.getByText('On their card: Name, Email').waitFor();
    await desk.getByRole('textbox', { name: 'Note' }).fill('Met at the stairs');
    await button(desk, 'Take the card').click();
    await desk.getByText('You have the card of Noor Haddad').waitFor();
    await owner.getByText('They scanned it').waitFor();
    expect(await accessFaults(desk)).toEqual([]);
  });

  test('opens the link of a card; a replaced one is dead, and visitors see nobody', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 410/);
    const booth = await aStaffedBooth('Nordlicht');
    const { link } = await cardOf(booth.visitor, booth.event.id);
    const path = new URL(link).pathname + new URL(link).hash;
    const other = await open(path, { as: booth.visitor });
    await other.getByText('You are not on the staff of a booth.').waitFor();

    const desk = await open(path, { as: booth.staff });
    await button(desk, 'Take the card').click();
    await desk.getByRole('link', { name: 'View leads' }).click();
    await lead(desk, 'Noor Haddad').waitFor();

    const token = booth.visitor.accessToken;
    await send(`/api/events/${booth.event.id}/card/link`, token, undefined, 'POST');
    const late = await open(path, { as: booth.staff });
    await late.getByText('This code does not work').waitFor();
  });

  test('alone sees its leads', async ({ open, expected }) => {
    expected.push(/status of 404/);
    const booth = await aStaffedBooth('Nordlicht');
    for (const as of [booth.visitor, booth.organiser]) {
      const page = await open(`/booths/${booth.id}/leads`, { as });
      await page.getByText('For the staff of this booth').waitFor();
    }
  });
});

test('cards can be used by everyone, in every look', async ({ open }) => {
  const booth = await aStaffedBooth('Nordlicht');
  const leads = `/booths/${booth.id}/leads`;
  await send(`/api/events/${booth.event.id}/drops`, booth.visitor.accessToken, {
    key: crypto.randomUUID(),
    exhibitorId: booth.id,
    fields: ['email'],
    note: noted,
  });
  const kept = await send<LeadPage>(`/api${leads}`, booth.staff.accessToken);
  const windows = {
    visitor: await open('/drop-your-card', { as: booth.visitor }),
    staff: await open(leads, { as: booth.staff }),
  };
  for (const [who, path, sign] of [
    ['visitor', '/drop-your-card', 'Nordlicht'],
    ['visitor', `/exhibit-hall/${booth.id}`, 'Nordlicht'],
    ['staff', leads, 'Noor Haddad'],
    ['staff', `${leads}?lead=${kept.leads[0]?.id}`, noted],
    ['staff', `${leads}?scan=open`, 'Noor Haddad'],
  ] as const) {
    const page = windows[who];
    await page.goto(new URL(path, page.url()).href);
    const shown = page.getByText(sign).first();
    expect([path, await everyLookFaults(page, shown)]).toEqual([path, []]);
  }
});
