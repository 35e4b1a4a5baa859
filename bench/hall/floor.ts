import type { EventSetup, ExhibitorSetup } from '../../contract/index.ts';
import type { OurSide } from '../http/sides.ts';

const tiers = ['platinum', 'gold', 'silver'] as const;
const booths = 60;

/** An event with a floor of exhibitors, as an organiser makes it; the address of the hall. */
export async function addFloor({ origin, headers }: OurSide): Promise<string> {
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const days = { startsOn: '2027-03-27', endsOn: '2027-03-29', timeZone: 'Europe/Berlin' };
  const made = { name: 'Horizon Summit', ...days, languages: ['en', 'de'] };
  const { id } = await send<EventSetup>('POST', '/events', made);
  const exhibitors = `/events/${id}/exhibitors`;
  for (let place = 0; place < booths; place++) {
    const tier = tiers[place % tiers.length];
    const input = { tier, name: `Exhibitor ${place}`, contactEmail: '' };
    await send('POST', exhibitors, input);
  }
  const setup = (await (await fetch(`${origin}/api${exhibitors}`, { headers })).json()) as unknown;
  for (const booth of (setup as ExhibitorSetup).exhibitors) {
    await send('PATCH', `${exhibitors}/${booth.id}`, { isShown: true });
    await send('PATCH', `/booths/${booth.id}`, { version: 1, ...wordsOf(booth.name) });
  }
  return `${origin}/api/events/${id}/hall`;
}

const wordsOf = (name: string) => ({
  tagline: { en: `${name} moves what matters.`, de: `${name} bewegt, worauf es ankommt.` },
  topics: ['Energy', 'Cities', name],
});
