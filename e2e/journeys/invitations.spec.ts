import { describe, expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { holdBack } from '../setup/line/hold-back.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

describe('invitations', () => {
  test('go out a line each, wait in their list, are sent again and withdrawn', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 422/);
    const page = await open('/users/conference', { as: await aVerifiedOrganiser() });
    await page.getByRole('button', { name: 'Invite' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invite attendees' });
    await dialog.getByLabel('Email addresses').fill('Lena Vogt <lena@example.org>\nno address');
    expect(await accessFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await dialog.getByText('lena@example.org: invited').waitFor();
    await dialog.getByText('no address: This is not an email address').waitFor();
    expect(await dialog.getByLabel('Email addresses').inputValue()).toBe('no address');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '1 open invitation' }).click();
    const list = page.getByRole('dialog', { name: 'Open invitations' });
    await list.getByText('Lena Vogt').waitFor();
    const withdraw = list.getByRole('button', {
      name: 'Withdraw the invitation of lena@example.org',
    });
    const letPass = await holdBack(page, '**/api/accounts/invitations');
    await list.getByRole('button', { name: 'Send again to lena@example.org' }).click();
    await page.getByText(/lena@example.org was invited again/).waitFor();
    // The one that is listed still is no more.
    expect(await withdraw.isDisabled()).toBe(true);
    letPass();
    await withdraw.click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click();
    await list.getByText('Everyone has answered').waitFor();
  });

  test('of an unverified organisation are refused kindly', async ({ open, expected }) => {
    expected.push(/status of 403/);
    const page = await open('/users/organisation', { as: await anOrganiser() });
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('Email addresses').fill('lena@example.org');
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await page.getByText(/founder confirms their address/).waitFor();
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await page.getByText(/The link is on its way/).waitFor();
  });
});
