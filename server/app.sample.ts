import type { EventSetup, NewSession, Texts } from '@plenum/contract';
import { addSession } from './features/agenda/index.ts';
import { addRoom, addTrack, changeEvent } from './features/events/index.ts';
import {
  addExhibitor,
  changeBooth,
  changeExhibitor,
  type ExhibitorFacts,
} from './features/exhibitors/index.ts';
import { addSpeaker } from './features/speakers/index.ts';
import { instantOf } from './platform/clock/wall-time.ts';
import type { Person } from './platform/person.ts';
import type { Work } from './platform/work.ts';

interface SampleSession {
  title: Texts;
  kind: NewSession['kind'];
  /** On the first day, by the clock of the event. */
  at: string;
  room: 0 | 1;
  /** Who speaks, by place. */
  by: readonly number[];
}

const tagline: Texts = {
  en: 'A sample to look around in. Only organisers see it.',
  de: 'Ein Beispiel zum Umsehen. Nur das Organisationsteam sieht es.',
  fr: 'Un exemple à parcourir. Seule l’équipe d’organisation le voit.',
  pt: 'Um exemplo para explorar. Só a organização o vê.',
};

const speakers = ['Ada Sommer', 'Noah Berger', 'Inês Barros', 'Amara Okafor'] as const;

const sessions: readonly SampleSession[] = [
  {
    title: { en: 'Welcome', de: 'Begrüßung', fr: 'Accueil', pt: 'Boas-vindas' },
    kind: 'keynote',
    at: '09:00',
    room: 0,
    by: [0],
  },
  {
    title: {
      en: 'How cities listen',
      de: 'Wie Städte zuhören',
      fr: 'Comment les villes écoutent',
      pt: 'Como as cidades escutam',
    },
    kind: 'talk',
    at: '10:00',
    room: 0,
    by: [1],
  },
  {
    title: {
      en: 'Hands on: a map in an hour',
      de: 'Praktisch: eine Karte in einer Stunde',
      fr: 'En pratique : une carte en une heure',
      pt: 'Na prática: um mapa numa hora',
    },
    kind: 'workshop',
    at: '10:00',
    room: 1,
    by: [2],
  },
  {
    title: { en: 'Lunch', de: 'Mittagessen', fr: 'Déjeuner', pt: 'Almoço' },
    kind: 'break',
    at: '12:00',
    room: 0,
    by: [],
  },
  {
    title: {
      en: 'What comes next',
      de: 'Was als Nächstes kommt',
      fr: 'Et maintenant',
      pt: 'O que vem a seguir',
    },
    kind: 'panel',
    at: '13:00',
    room: 0,
    by: [1, 2, 3],
  },
];

const booths = [
  { tier: 'platinum', name: 'Northwind Maps' },
  { tier: 'gold', name: 'Quiet Harbour' },
  { tier: 'silver', name: 'Paper Kite Studio' },
] as const;

type SampleWork = Work & { facts: ExhibitorFacts };

/** Of all its texts only those in the event's languages. */
const spoken = (texts: Texts, languages: EventSetup['languages']): Texts =>
  Object.fromEntries(languages.map((language) => [language, texts[language] ?? texts.en ?? '']));

/** Made as organisers would make it; nobody real is in it, and nobody is mailed. */
export async function fillSample(
  work: SampleWork,
  person: Person,
  { id, version, languages, startsOn, timeZone }: EventSetup,
): Promise<void> {
  const say = (texts: Texts) => spoken(texts, languages);
  await changeEvent(work, person, id, { version, tagline: say(tagline) });
  await addRoom(work, person, id, { name: 'Aurora', kind: 'stage', capacity: 200 });
  await addRoom(work, person, id, { name: 'Borealis', kind: 'room', capacity: 40 });
  const { rooms, tracks } = await addTrack(work, person, id, {
    name: say({ en: 'Ideas', de: 'Ideen', fr: 'Idées', pt: 'Ideias' }),
    colour: '#0b7285',
  });
  const ids: number[] = [];
  for (const [place, name] of speakers.entries()) {
    const kind = place === 0 ? 'keynote' : 'speaker';
    ids.push((await addSpeaker(work, person, id, { kind, name })).id);
  }
  for (const { title, kind, at, room, by } of sessions) {
    await addSession(work, person, id, {
      title: say(title),
      kind,
      startsAt: instantOf(startsOn, at, timeZone)?.toISOString() ?? null,
      minutes: 45,
      roomId: rooms[room]?.id ?? null,
      trackId: kind === 'break' ? null : (tracks[0]?.id ?? null),
      speakers: by
        .flatMap((one) => ids.slice(one, one + 1))
        .map((speakerId) => ({ id: speakerId, role: 'speaker' })),
    });
  }
  for (const booth of booths) await addBooth(work, person, { id, booth, say });
}

interface SampleBooth {
  id: number;
  booth: (typeof booths)[number];
  say: (texts: Texts) => Texts;
}

async function addBooth(work: SampleWork, person: Person, { id, booth, say }: SampleBooth) {
  const { id: boothId } = await addExhibitor(work, person, id, { ...booth, contactEmail: '' });
  await changeBooth(work, person, boothId, { version: 1, tagline: say(tagline) });
  await changeExhibitor(work, person, id, boothId, { isShown: true });
}
