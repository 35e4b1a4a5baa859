import { expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { stream } from '../setup/encoder/encoder.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { expectGoingOn } from '../setup/stages.ts';

test('a stage is live by an encoder such as OBS, is missed when that stops, goes on and is seen again', async ({
  open,
}) => {
  const { organiser, attendee } = await aHall('Summit with a mixing desk');
  const ada = await open('/live-conference', { as: organiser });
  await ada.getByRole('button', { name: 'Add stage' }).click();
  await ada.getByLabel('Name (English)').fill('Outside stage');
  await ada.getByLabel('Video source').selectOption('encoder');
  await ada.getByRole('dialog').getByRole('button', { name: 'Add stage' }).click();
  const card = ada.getByRole('listitem', { name: 'Outside stage' });
  await card.getByRole('button', { name: 'Connect OBS to Outside stage' }).click();
  await ada.getByRole('button', { name: 'Make a stream key' }).click();
  const entered = ada.getByRole('dialog').locator('code');
  await entered.nth(1).waitFor();
  const [server = '', key = ''] = await entered.allTextContents();
  await ada.keyboard.press('Escape');
  await card.getByText('Waiting for your encoder.').waitFor();

  const first = await stream(server, key);
  await card.getByText('192 × 108').waitFor();
  await card.getByText('Live', { exact: true }).waitFor();
  const href = (await card.getByRole('link', { name: 'Watch' }).getAttribute('href')) ?? '';
  const noah = await open(href, { as: attendee });
  await expectGoingOn(noah);

  first.breakOff();
  await noah.getByText('The video has stopped.').waitFor();
  await ada.getByText('The video of Outside stage has stopped.').waitFor();
  const again = await stream(server, key);
  await noah.getByText('The video has stopped.').waitFor({ state: 'detached' });
  await expectGoingOn(noah);

  await card.getByRole('button', { name: 'End', exact: true }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await card.getByText('The stage is not live').waitFor();
  again.breakOff();
  await card.getByText('Waiting for your encoder.').waitFor();
  await ada.getByRole('switch', { name: 'Show Outside stage to attendees' }).click({ force: true });
  await noah.getByRole('list').getByRole('button').filter({ hasText: '0:' }).click();
  await expectGoingOn(noah);
  await card.getByRole('button', { name: 'Connect OBS to Outside stage' }).click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByText('It cannot be shown again.').waitFor();
  expect(await everyLookFaults(ada, dialog)).toEqual([]);
}, 120_000);
