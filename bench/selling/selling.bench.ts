import { withEndings } from '../database.ts';
import type { Result } from '../results.ts';
import { openVenue } from '../venue/stage.ts';
import { measureOrders } from './orders.ts';
import { measurePlaces } from './places.ts';

/** What all want at once: places of one pool, pieces of one product. */
export const measureSelling = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const venue = await openVenue(endings, 'loopback');
    return [...(await measurePlaces(endings, venue)), ...(await measureOrders(endings, venue))];
  });
