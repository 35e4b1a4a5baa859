import { type Endings, setDatabase, type Stocked } from '../database.ts';
import { type OurSide, startOurs } from '../http/sides.ts';
import { addConference } from './conference.ts';

interface VenueStage {
  stocked: Stocked;
  ours: OurSide;
  /** Of the event. */
  slug: string;
}

/** Our server with an event that is published; behind a proxy, people may come from many networks. */
export async function openVenue(endings: Endings, proxies = ''): Promise<VenueStage> {
  const stocked = await setDatabase(endings);
  const ours = await startOurs(stocked, 'its own', { TRUST_PROXY: proxies });
  endings.push(ours.stop);
  // Nobody reads the mail that would confirm it.
  await stocked.client.query('update organisations set verified_at = now()');
  return { stocked, ours, slug: await addConference(ours) };
}
