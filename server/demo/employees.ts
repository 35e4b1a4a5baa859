import type { NewEmployee } from '../features/datatables/index.ts';

const givenNames = [
  'Alva',
  'Bashir',
  'Celeste',
  'Dario',
  'Edda',
  'Farid',
  'Greta',
  'Hamid',
  'Ilka',
  'Joren',
  'Kaori',
  'Leandro',
  'Mirela',
  'Nuno',
  'Oda',
  'Pavel',
  'Quirin',
  'Rosalba',
  'Sanna',
  'Teo',
  'Ulla',
  'Vikram',
  'Wanda',
  'Yara',
  'Zeno',
];
const familyNames = [
  'Aldermoor',
  'Brightwell',
  'Castelão',
  'Dornfeld',
  'Estrella',
  'Falkenrath',
  'Grünhagen',
  'Holmqvist',
  'Ivanescu',
  'Jarlsberg',
  'Kestrelman',
  'Lindenau',
  'Marchetti',
];
const posts = [
  'Event planner',
  'Stage manager',
  'Sound engineer',
  'Interpreter',
  'Sponsorship manager',
  'Ticketing clerk',
  'Program editor',
  'Web developer',
  'Camera operator',
  'Accountant',
  'Help desk agent',
  'Exhibitor care',
  'Data analyst',
  'Graphic designer',
  'Press officer',
  'Venue architect',
  'Travel coordinator',
];
const cities = [
  'Porto',
  'Leipzig',
  'Lyon',
  'Tampere',
  'Kraków',
  'Galway',
  'Bologna',
  'Malmö',
  'Utrecht',
  'Coimbra',
  'Graz',
  'Ghent',
  'Nagoya',
  'Recife',
  'Halifax',
  'Accra',
  'Pune',
  'Córdoba',
  'Bergen',
];

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const pick = <T>(choices: readonly T[], place: number): T => {
  const choice = choices[place % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
};

const day = (number: number) =>
  new Date(Date.UTC(2008, 0, 7) + number * 86_400_000).toISOString().slice(0, 10);

/** The lists have lengths without a common factor: no two people are alike, and every start is the same. */
function employee(place: number): NewEmployee {
  const given = pick(givenNames, place);
  const family = pick(familyNames, place);
  const experienceYears = ((place * 11) % 17) + 1;
  return {
    avatar: place % 3 === 0 ? '' : `${(place % 26) + 1}.jpg`,
    fullName: `${given} ${family}`,
    post: pick(posts, place * 5),
    email: `${plain(given)}.${plain(family)}@example.org`,
    city: pick(cities, place * 3),
    startedOn: day((place * 53) % 6_500),
    salaryCents: 2_450_000 + ((place * 314_159) % 6_100_000),
    age: 21 + experienceYears + ((place * 7) % 23),
    experienceYears,
    status: ((place * 2 + Math.floor(place / 5)) % 5) + 1,
  };
}

/** Who the sample table shows: invented, a hundred and twenty. */
export const demoEmployees: readonly NewEmployee[] = Array.from({ length: 120 }, (_, place) =>
  employee(place),
);
