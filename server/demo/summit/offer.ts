import type { LaterPrice, TicketCodeInput, TicketInput } from '@plenum/contract';
import { four } from './shape.ts';

/** By the names that tickets draw from them. */
export const pools = {
  hall: { name: 'Seats in the hall', size: 400 },
  students: { name: 'Students in the hall', size: 60 },
  dinner: { name: 'Dinner by the harbour', size: 120 },
  square: { name: 'Workshop: the square', size: 24 },
  aid: { name: 'Workshop: first aid', size: 16 },
} as const;

export type PoolName = keyof typeof pools;

interface Later extends Pick<LaterPrice, 'name' | 'price'> {
  /** The first day of the event is 1. */
  fromDay?: number;
  afterSold?: number;
}

/** All of it, every stage, a session by its title, or nothing more. */
export type Opens = 'all' | 'stages' | 'nothing' | { session: string };

type Sold = Pick<TicketInput, 'kind' | 'name' | 'description' | 'price' | 'mode'> &
  Partial<Omit<TicketInput, 'opens'>> & {
    from: readonly PoolName[];
    later?: readonly Later[];
    opens: Opens;
  };

export const offered: readonly Sold[] = [
  {
    kind: 'ticket',
    name: four(
      'Full, on site',
      'Vollpreis, vor Ort',
      'Plein tarif, sur place',
      'Completo, presencial',
    ),
    description: four(
      'All three days, coffee and lunch. The online venue is yours as well.',
      'Alle drei Tage, Kaffee und Mittagessen. Online sind Sie auch dabei.',
      'Les trois jours, café et déjeuner. Le lieu en ligne est inclus.',
      'Os três dias, café e almoço. O espaço online está incluído.',
    ),
    price: 27_900,
    priceName: four('Early bird', 'Frühbucher', 'Tarif anticipé', 'Preço antecipado'),
    later: [
      {
        name: four('Regular', 'Normalpreis', 'Tarif normal', 'Preço normal'),
        price: 34_900,
        fromDay: -40,
        afterSold: 120,
      },
      {
        name: four('Last day', 'Letzter Tag', 'Dernier jour', 'Último dia'),
        price: 14_900,
        fromDay: 3,
      },
    ],
    mode: 'both',
    opens: 'all',
    from: ['hall'],
  },
  {
    kind: 'ticket',
    name: four('Online', 'Online', 'En ligne', 'Online'),
    description: four(
      'Every stage live, with captions in four languages. Workshops are on site.',
      'Jede Bühne live, mit Untertiteln in vier Sprachen. Workshops finden vor Ort statt.',
      'Toutes les scènes en direct, sous-titrées en quatre langues. Les ateliers ont lieu sur place.',
      'Todos os palcos em direto, com legendas em quatro línguas. Os workshops são presenciais.',
    ),
    price: 9_900,
    mode: 'online',
    opens: 'stages',
    most: 50,
    from: [],
  },
  {
    kind: 'ticket',
    name: four(
      'Student, on site',
      'Studierende, vor Ort',
      'Étudiant, sur place',
      'Estudante, presencial',
    ),
    description: four(
      'With a student card, which you show at the entrance.',
      'Mit Studienausweis, den Sie am Einlass zeigen.',
      'Avec une carte d’étudiant, à présenter à l’entrée.',
      'Com cartão de estudante, a mostrar à entrada.',
    ),
    price: 8_900,
    mode: 'both',
    opens: 'all',
    most: 1,
    from: ['hall', 'students'],
  },
  {
    kind: 'ticket',
    name: four('Group, on site', 'Gruppe, vor Ort', 'Groupe, sur place', 'Grupo, presencial'),
    description: four(
      'For five people or more from one place.',
      'Für fünf und mehr Menschen aus einem Haus.',
      'Pour cinq personnes ou plus d’une même maison.',
      'Para cinco ou mais pessoas da mesma casa.',
    ),
    price: 27_900,
    mode: 'both',
    opens: 'all',
    audience: 'code',
    least: 5,
    from: ['hall'],
  },
  {
    kind: 'add_on',
    name: four(
      'Dinner by the harbour',
      'Abendessen am Hafen',
      'Dîner au port',
      'Jantar junto ao porto',
    ),
    description: four(
      'Three courses on the second evening.',
      'Drei Gänge am zweiten Abend.',
      'Trois plats, le deuxième soir.',
      'Três pratos, na segunda noite.',
    ),
    price: 6_500,
    mode: 'on_site',
    opens: 'nothing',
    from: ['dinner'],
  },
  {
    kind: 'add_on',
    name: four(
      'Workshop: plan a square together',
      'Workshop: Gemeinsam einen Platz planen',
      'Atelier : imaginer une place ensemble',
      'Workshop: planear uma praça em conjunto',
    ),
    description: four(
      'Ninety minutes in the workshop room, with paper and pencils.',
      'Neunzig Minuten im Werkraum, mit Papier und Stiften.',
      'Quatre-vingt-dix minutes à l’atelier, avec papier et crayons.',
      'Noventa minutos na sala de oficinas, com papel e lápis.',
    ),
    price: 4_500,
    mode: 'on_site',
    most: 2,
    opens: { session: 'Plan a square together' },
    from: ['square'],
  },
  {
    kind: 'add_on',
    name: four(
      'Workshop: first aid for the mind',
      'Workshop: Erste Hilfe für die Seele',
      'Atelier : premiers secours pour l’esprit',
      'Workshop: primeiros socorros para a mente',
    ),
    description: four(
      'What to say, and when to call somebody, with exercises in pairs.',
      'Was hilft, und wann man jemanden ruft, mit Übungen zu zweit.',
      'Que dire, et quand appeler quelqu’un, avec des exercices à deux.',
      'O que dizer, e quando chamar alguém, com exercícios a pares.',
    ),
    price: 4_500,
    mode: 'on_site',
    most: 2,
    opens: { session: 'First aid for the mind' },
    from: ['aid'],
  },
];

type Code = Pick<TicketCodeInput, 'code' | 'note' | 'effect' | 'value' | 'uses'> & {
  opens?: true;
  /** Places among what is offered. */
  for: readonly number[];
};

export const codes: readonly Code[] = [
  {
    code: 'HARBOUR20',
    note: 'Readers of the newsletter',
    effect: 'percent',
    value: 2_000,
    uses: 100,
    for: [0, 1],
  },
  {
    code: 'TOGETHER',
    note: 'Partner companies',
    effect: 'none',
    value: 0,
    uses: null,
    opens: true,
    for: [3],
  },
];

export const terms = four(
  'Tickets may be handed to somebody else until the event begins. Whoever cancels at least two weeks before gets all of their money back.',
  'Tickets dürfen bis zum Beginn weitergegeben werden. Wer mindestens zwei Wochen vorher storniert, bekommt alles zurück.',
  'Les billets peuvent être cédés jusqu’au début. Toute annulation au moins deux semaines avant est remboursée intégralement.',
  'Os bilhetes podem passar para outra pessoa até ao início. Quem cancelar pelo menos duas semanas antes recebe tudo de volta.',
);

export const thanks = four(
  'See you at the harbour!',
  'Bis bald am Hafen!',
  'À bientôt au port !',
  'Até já, no porto!',
);
