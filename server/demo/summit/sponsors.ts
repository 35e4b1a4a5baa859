import type { PackageInput, Texts } from '@plenum/contract';
import { four } from './shape.ts';

interface SummitPackage extends PackageInput {
  sponsors: readonly { name: string; words: Texts }[];
}

/** The dearest first. */
export const sponsorPackages: readonly SummitPackage[] = [
  {
    name: four('Lighthouse', 'Leuchtturm', 'Phare', 'Farol'),
    weight: 5,
    placements: ['lobby', 'program', 'stage', 'mail'],
    promised: { lobby: 120, program: 500, stage: 90 },
    sponsors: [
      {
        name: 'Oryx Energy',
        words: four(
          'Power from wind and patience',
          'Strom aus Wind und Geduld',
          'L’énergie du vent et de la patience',
          'Energia do vento e da paciência',
        ),
      },
      {
        name: 'Lanterna Labs',
        words: four(
          'Software that explains itself',
          'Software, die sich erklärt',
          'Des logiciels qui s’expliquent',
          'Software que se explica',
        ),
      },
      {
        name: 'Halcyon Health',
        words: four(
          'Care that comes to you',
          'Pflege, die zu Ihnen kommt',
          'Des soins qui viennent à vous',
          'Cuidados que vão ter consigo',
        ),
      },
    ],
  },
  {
    name: four('Harbour', 'Hafen', 'Port', 'Porto'),
    weight: 3,
    placements: ['lobby', 'program', 'mail'],
    promised: { lobby: 80, program: 300 },
    sponsors: [
      {
        name: 'Nordlicht Medien',
        words: four(
          'Stories from the edge of the map',
          'Geschichten vom Rand der Karte',
          'Des récits du bord de la carte',
          'Histórias da margem do mapa',
        ),
      },
      {
        name: 'Puerto Claro',
        words: four(
          'Ports without smoke',
          'Häfen ohne Rauch',
          'Des ports sans fumée',
          'Portos sem fumo',
        ),
      },
      {
        name: 'Tidewater Transit',
        words: four(
          'Ferries every ten minutes',
          'Fähren alle zehn Minuten',
          'Un ferry toutes les dix minutes',
          'Um barco a cada dez minutos',
        ),
      },
      {
        name: 'Kite & Co',
        words: four(
          'Small teams, high goals',
          'Kleine Teams, hohe Ziele',
          'Petites équipes, grands objectifs',
          'Equipas pequenas, metas altas',
        ),
      },
    ],
  },
  {
    name: four('Sail', 'Segel', 'Voile', 'Vela'),
    weight: 1,
    placements: ['lobby', 'program'],
    promised: { lobby: 30 },
    sponsors: [
      {
        name: 'Atelier Rivoli',
        words: four(
          'Rooms people want to stay in',
          'Räume, in denen man bleiben mag',
          'Des lieux où l’on a envie de rester',
          'Espaços onde apetece ficar',
        ),
      },
      {
        name: 'Vila Verde',
        words: four(
          'Vegetables from the roof',
          'Gemüse vom Dach',
          'Des légumes venus du toit',
          'Legumes do telhado',
        ),
      },
      {
        name: 'Studio Faro',
        words: four(
          'Signs everyone can read',
          'Schilder, die alle lesen können',
          'Des signes que tout le monde sait lire',
          'Sinais que todos sabem ler',
        ),
      },
      {
        name: 'Brandt & Töchter',
        words: four(
          'Repairing since 1911',
          'Reparaturen seit 1911',
          'Nous réparons depuis 1911',
          'A reparar desde 1911',
        ),
      },
      {
        name: 'Open Shelf',
        words: four(
          'A library in every street',
          'Eine Bücherei in jeder Straße',
          'Une bibliothèque dans chaque rue',
          'Uma biblioteca em cada rua',
        ),
      },
    ],
  },
];
