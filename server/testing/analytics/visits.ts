import { randomBytes } from 'node:crypto';
import type { ViewingDevice } from '@plenum/contract';
import { writeViews } from '../../features/analytics/index.ts';
import type { TestApp } from '../test-app.ts';

interface Visit {
  daysAgo?: number;
  device?: ViewingDevice;
  country?: string;
  source?: string;
  /** When each page was opened, after the first. */
  minutes?: number[];
}

const dayMs = 86_400_000;

/** Somebody who was never seen before opens public pages of an event, at noon or today just now. */
export async function aVisit(app: TestApp, slug: string, visit: Visit): Promise<void> {
  const { daysAgo = 0, device = 'desk', country = 'DE', source = '', minutes = [0] } = visit;
  const day = Math.floor(Date.now() / dayMs) - daysAgo;
  const start = daysAgo === 0 ? Date.now() - 11 * 60_000 : day * dayMs + dayMs / 2;
  const visitor = `guest ${randomBytes(8).toString('hex')}`;
  const views = minutes.map((minute, place) => ({
    key: randomBytes(16).toString('hex'),
    at: new Date(start + minute * 60_000),
    slug,
    organisationId: null,
    screen: 'event' as const,
    device,
    country,
    source: place === 0 ? source : '',
    visitor,
  }));
  await writeViews(app.work.db, views);
}
