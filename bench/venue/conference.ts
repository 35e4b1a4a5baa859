import type { EventSetup, SponsorSetup } from '../../contract/index.ts';
import type { OurSide } from '../http/sides.ts';

const sessions = 60;
const sponsors = 12;

/** An event of three days with a program and sponsors, as an organiser makes it; its address. */
export async function addConference({ origin, headers }: OurSide): Promise<string> {
  const send = async <T>(path: string, body: unknown, isNew = true): Promise<T> => {
    const answer = await fetch(`${origin}/api/events${path}`, {
      method: isNew ? 'POST' : 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const days = { startsOn: '2027-03-27', endsOn: '2027-03-29', timeZone: 'Europe/Berlin' };
  const made = { name: 'Horizon Summit', ...days, languages: ['en', 'de'] };
  const { id, version } = await send<EventSetup>('', made);
  await send(`/${id}`, { version, description: { en: 'Three days.', de: 'Drei Tage.' } }, false);
  const room = { name: 'Main stage', kind: 'stage', capacity: 500 };
  const { rooms } = await send<EventSetup>(`/${id}/rooms`, room);
  const first = Date.parse('2027-03-27T08:00Z');
  for (let place = 0; place < sessions; place++) {
    await send(`/${id}/agenda/sessions`, {
      kind: 'talk',
      title: { en: `Session ${place} on what matters`, de: `Sitzung ${place} über das Wichtige` },
      abstract: { en: 'What we learned, what we would do again. '.repeat(8) },
      minutes: 45,
      roomId: rooms[0]?.id,
      startsAt: new Date(first + place * 3_600_000).toISOString(),
    });
  }
  await addSponsors((path, body) => send(`/${id}${path}`, body));
  const { slug } = await send<EventSetup>(`/${id}/state`, { state: 'published' });
  await send(`/${id}/agenda/publish`, { note: '' });
  const words = { en: 'Coffee is served on the second floor. '.repeat(4) };
  for (let place = 0; place < 3; place++) await send(`/${id}/announcements`, { words });
  return slug;
}

async function addSponsors(send: (path: string, body: unknown) => Promise<SponsorSetup>) {
  const gold = { name: { en: 'Gold' }, weight: 3, placements: ['lobby', 'program'], promised: {} };
  const { packages } = await send('/sponsor-packages', gold);
  for (let place = 0; place < sponsors; place++) {
    await send('/sponsors', {
      packageId: packages[0]?.id,
      name: `Sponsor ${place}`,
      url: `https://sponsor-${place}.example/`,
      words: { en: 'Keeps the lights of the summit on.' },
      isActive: true,
    });
  }
}
