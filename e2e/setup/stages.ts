import type { Stage } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Actor, send } from './api.ts';

interface Where {
  organiser: Actor;
  event: { id: number };
}

/** A stage on which a studio goes live, unless it is said otherwise. */
export const aStage = ({ organiser, event }: Where, name: string, fields: Partial<Stage> = {}) =>
  send<Stage>(`/api/events/${event.id}/stages`, organiser.accessToken, {
    name: { en: name },
    roomId: null,
    source: 'studio',
    address: null,
    ...fields,
  });

export const timeOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** The picture goes on from where it is. */
export async function expectGoingOn(page: Page): Promise<void> {
  await page.locator('video').waitFor();
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 0.5);
}

/** It goes on as well where it begins again when it is over. */
export async function expectRepeating(page: Page): Promise<void> {
  await page.locator('video').waitFor();
  const before = await timeOf(page);
  await expect.poll(async () => Math.abs((await timeOf(page)) - before)).toBeGreaterThan(0.5);
}

export async function goLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go live now' }).click();
  await page.getByText(/^Live for/).waitFor();
}

export async function end(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
}
