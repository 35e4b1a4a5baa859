import type { LaterPrice, TicketCodeInput, TicketInput } from '@plenum/contract';
import { four } from './shape.ts';

/** By the names that tickets draw from them. */
export const pools = {
  hall: { name: 'Seats in the hall', size: 400 },
  students: { name: 'Students in the hall', size: 60 },
  dinner: { name: 'Dinner by the harbour', size: 120 },
  maps: { name: 'Workshop: maps', size: 24 },
  voices: { name: 'Workshop: voices', size: 16 },
} as const;

export type PoolName = keyof typeof pools;

interface Later extends Pick<LaterPrice, 'name' | 'price'> {
  /** The first day of the event is 1. */
  fromDay?: number;
  afterSold?: number;
}

type Sold = Pick<TicketInput, 'kind' | 'name' | 'description' | 'price' | 'mode'> &
  Partial<TicketInput> & { from: readonly PoolName[]; later?: readonly Later[] };

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
    from: ['hall'],
  },
  {
    kind: 'ticket',
    name: four('Online', 'Online', 'En ligne', 'Online'),
    description: four(
      'Every stage live, with captions in four languages.',
      'Jede Bühne live, mit Untertiteln in vier Sprachen.',
      'Toutes les scènes en direct, sous-titrées en quatre langues.',
      'Todos os palcos em direto, com legendas em quatro línguas.',
    ),
    price: 9_900,
    mode: 'online',
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
    from: ['dinner'],
  },
  {
    kind: 'add_on',
    name: four(
      'Workshop: maps anyone can read',
      'Workshop: Karten, die alle lesen können',
      'Atelier : des cartes lisibles par tous',
      'Workshop: mapas que todos leem',
    ),
    description: four(
      'Half a day in the workshop room, with paper and pencils.',
      'Ein halber Tag im Werkraum, mit Papier und Stiften.',
      'Une demi-journée à l’atelier, avec papier et crayons.',
      'Meio dia na sala de oficinas, com papel e lápis.',
    ),
    price: 4_500,
    mode: 'on_site',
    most: 2,
    from: ['maps'],
  },
  {
    kind: 'add_on',
    name: four(
      'Workshop: speaking in public',
      'Workshop: Vor Menschen sprechen',
      'Atelier : parler en public',
      'Workshop: falar em público',
    ),
    description: four(
      'Bring two minutes of a talk that you will give.',
      'Bringen Sie zwei Minuten eines Vortrags mit, den Sie halten werden.',
      'Apportez deux minutes d’une conférence à venir.',
      'Traga dois minutos de uma palestra que vai dar.',
    ),
    price: 4_500,
    mode: 'on_site',
    most: 2,
    from: ['voices'],
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
