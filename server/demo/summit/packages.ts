import type { Texts, Tier } from '@plenum/contract';
import { four } from './shape.ts';

interface SoldPackage {
  name: Texts;
  description: Texts;
  price: number;
  /** How many there are of them. */
  size: number;
  passes: number;
  /** Of a booth; else its sponsor package, by its place. */
  tier?: Tier;
  sponsors?: number;
}

/** What firms book beside tickets; who comes with them has a full one. */
export const soldPackages: readonly SoldPackage[] = [
  {
    name: four('Gold booth', 'Gold-Stand', 'Stand or', 'Stand ouro'),
    description: four(
      'A large place on the floor, ten documents and three of your people.',
      'Ein großer Platz in der Halle, zehn Dokumente und drei Ihrer Leute.',
      'Une grande place dans le hall, dix documents et trois de vos collègues.',
      'Um lugar grande na feira, dez documentos e três pessoas da equipa.',
    ),
    price: 240_000,
    size: 8,
    passes: 3,
    tier: 'gold',
  },
  {
    name: four('Silver booth', 'Silber-Stand', 'Stand argent', 'Stand prata'),
    description: four(
      'A booth with chat and calls, and two of your people.',
      'Ein Stand mit Chat und Anrufen, und zwei Ihrer Leute.',
      'Un stand avec chat et appels, et deux de vos collègues.',
      'Um stand com chat e chamadas, e duas pessoas da equipa.',
    ),
    price: 120_000,
    size: 20,
    passes: 2,
    tier: 'silver',
  },
  {
    name: four(
      'Sponsor: Lighthouse',
      'Sponsor: Leuchtturm',
      'Sponsor : Phare',
      'Patrocínio: Farol',
    ),
    description: four(
      'Your logo in the lobby, in the program and beside the stage.',
      'Ihr Logo in der Lobby, im Programm und neben der Bühne.',
      'Votre logo dans le lobby, dans le programme et près de la scène.',
      'O seu logótipo no lobby, no programa e junto ao palco.',
    ),
    price: 380_000,
    size: 3,
    passes: 2,
    sponsors: 0,
  },
];

/** Whose booth is booked: the first is paid, the other is not yet. */
export const firms = [
  { name: 'Northwind Bikes', fullName: 'Mira Holt', email: 'mira.holt@example.com', isPaid: true },
  { name: 'Quayside Maps', fullName: 'Jon Aldery', email: 'jon.aldery@example.com', isPaid: false },
] as const;
