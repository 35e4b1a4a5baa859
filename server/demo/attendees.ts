import type { DemoPerson } from './people.ts';

const givenNames = [
  'Aiko',
  'Bram',
  'Chiara',
  'Davi',
  'Elif',
  'Fionn',
  'Gaëlle',
  'Henrik',
  'Imani',
  'João',
  'Kofi',
  'Leïla',
  'Marek',
  'Noor',
  'Orla',
  'Pilar',
  'Rasmus',
  'Sofía',
  'Tariq',
  'Valentina',
  'Yusuf',
  'Astrid',
  'Benedikt',
  'Catarina',
  'Dimitra',
  'Emeka',
  'Freya',
  'Giulia',
  'Hassan',
];
const familyNames = [
  'Abebe',
  'Bianchi',
  'Carvalho',
  'Dubois',
  'Eriksen',
  'Farouk',
  'Güler',
  'Horvat',
  'Ito',
  'Jansen',
  'Kowalska',
  'Lefèvre',
  'Murphy',
  'Nakamura',
  'Oliveira',
  'Petrov',
  'Quintana',
  'Rossi',
  'Svensson',
  'Tamm',
  'Usman',
  'Vogel',
  'Weber',
];
const companies = [
  'Lanterna Labs',
  'Oryx Energy',
  'Puerto Claro',
  'Nordlicht Medien',
  'Halcyon Health',
  'Kite & Co',
  'Atelier Rivoli',
  'Tidewater Transit',
  'Studio Faro',
  'Vila Verde',
  '',
];

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace('ı', 'i').toLowerCase();

/** Alike at every start; no two of the first 667 have one name. */
function nameAt(place: number) {
  const given = givenNames[place % givenNames.length] ?? '';
  const family = familyNames[place % familyNames.length] ?? '';
  return { username: `${plain(given)}.${plain(family)}`, fullName: `${given} ${family}` };
}

const attendeeCount = 394;

/** With the guests among the people: four hundred. Invented. */
export const demoAttendees: readonly DemoPerson[] = Array.from(
  { length: attendeeCount },
  (_, place) => ({
    ...nameAt(place),
    role: 'client',
    company: companies[(place * 5) % companies.length] ?? '',
  }),
);

/** People who are no members: they booked, and did not come. */
export const strangerAt = (place: number) => {
  const { username, fullName } = nameAt(attendeeCount + place);
  return { fullName, email: `${username}@post.example` };
};
