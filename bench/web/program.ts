const day = '2030-05-06';
const words = ['Bridges', 'Rivers', 'Maps', 'Light', 'Tools', 'Rooms', 'Cities', 'Seeds'];
const abstract = 'What happens when many hands work on one thing, told with pictures and numbers. ';

type Send = <T>(method: string, path: string, body: object) => Promise<T>;

const senderTo =
  (origin: string, token: string): Send =>
  async <T>(method: string, path: string, body: object) => {
    const answer = await fetch(`${origin}/api/events${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };

interface Setup {
  id: number;
  slug: string;
  version: number;
  rooms: { id: number }[];
}

/** A day of a large conference, ten rooms wide, still a draft. */
async function addProgram(send: Send, sessions: number): Promise<Setup> {
  const setup = await send<Setup>('POST', '', {
    name: 'Large Conference',
    startsOn: day,
    endsOn: day,
    timeZone: 'Europe/Lisbon',
    languages: ['en'],
  });
  const { id, version } = setup;
  const description = { en: `${abstract.repeat(3)}\n\n${abstract.repeat(2)}` };
  await send('PATCH', `/${id}`, { version, description });
  const rooms: number[] = [];
  for (let place = 1; place <= 10; place++) {
    const room = { name: `Room ${place}`, kind: 'room', capacity: null };
    rooms.push((await send<Setup>('POST', `/${id}/rooms`, room)).rooms.at(-1)?.id ?? 0);
  }
  for (let place = 0; place < sessions; place++) {
    await send('POST', `/${id}/agenda/sessions`, {
      kind: 'talk',
      title: { en: `${words[place % words.length] ?? ''} ${place}` },
      abstract: { en: abstract.repeat(3) },
      minutes: 15,
      roomId: rooms[place % rooms.length],
      startsAt: new Date(
        Date.parse(`${day}T07:00:00Z`) + Math.floor(place / rooms.length) * 900_000,
      ).toISOString(),
    });
  }
  return setup;
}

/** What the browser opens: 500 sessions that everyone sees, and 300 that are still moved about. */
export async function addPrograms(origin: string, token: string) {
  const send = senderTo(origin, token);
  const { id, slug } = await addProgram(send, 500);
  await send('POST', `/${id}/agenda/publish`, { note: '' });
  await send('POST', `/${id}/state`, { state: 'published' });
  const draft = await addProgram(send, 300);
  return { programSlug: slug, draftId: draft.id };
}
