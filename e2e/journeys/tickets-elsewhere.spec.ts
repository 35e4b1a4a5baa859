import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished } from 'vitest';
import { aBoxOffice } from '../setup/bookings.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { aConference } from '../setup/conference.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

/** A site of somebody else, with what was pasted into it. */
async function aSite(): Promise<{ site: string; paste: (html: string) => void }> {
  let page = '';
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><h1>My site</h1>${page}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { site: `http://localhost:${port}`, paste: (html) => (page = html) };
}

test('what an event sells is shown within the sites its organiser names, and booked here', async ({
  open,
  expected,
}) => {
  expected.push(/violates the following Content Security Policy/);
  expected.push(/^foreign request: http:\/\/localhost:\d+\/$/);
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Framed Days');
  const office = await aBoxOffice(organiser, event);
  await office.ticket({ price: 0, poolIds: [await office.pool(5)] });
  const { site, paste } = await aSite();
  const stranger = await aSite();

  const page = await open('/bookings/tickets', { as: organiser });
  await page.getByRole('button', { name: 'Sale settings' }).click();
  const sites = page.getByRole('textbox', { name: 'Websites that may show your tickets' });
  await sites.fill('http://example.org/page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[name=frameSites][aria-invalid=true]').waitFor();
  await sites.fill(`${site}/tickets\nwww.example.org\n${site}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(`Code to show your tickets on ${site.slice('http://'.length)} and www.example.org`)
    .waitFor();
  await page.getByRole('button', { name: 'Copy the code for your website' }).waitFor();

  const alone = await open(`/api/e/${event.slug}/frame`);
  expect(await accessFaults(alone)).toEqual([]);
  const code = `<iframe src="${inject('address')}/api/e/${event.slug}/frame" title="Tickets" width="100%" height="520"></iframe>`;
  paste(code);
  stranger.paste(code);
  const theirs = await open('/favicon.svg', { isForOneTest: true });
  await theirs.goto(site);
  const framed = theirs.frameLocator('iframe');
  await framed.getByRole('heading', { name: 'Tickets for Framed Days' }).waitFor();
  const [booking] = await Promise.all([
    theirs.waitForEvent('popup'),
    framed.getByRole('link', { name: 'Book: Full ticket' }).click(),
  ]);
  await booking.getByRole('heading', { name: 'Tickets for Framed Days' }).waitFor();
  await booking.getByText('1 × Full ticket').waitFor();

  await theirs.goto(stranger.site);
  await theirs.getByRole('heading', { name: 'My site' }).waitFor();
  await expect
    .poll(() => theirs.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});
