import type { Texts } from '@plenum/contract';
import { four } from './shape.ts';

/** The day and time from which each is shown, or now if that is still to come. */
export const announcements: readonly { day: number; at: string; words: Texts }[] = [
  {
    day: 1,
    at: '08:30',
    words: four(
      'Welcome to Horizon Summit! Star what you want to see, and your agenda writes itself.',
      'Willkommen beim Horizon Summit! Merken Sie vor, was Sie sehen möchten, und Ihr Programm entsteht von selbst.',
      'Bienvenue à Horizon Summit ! Marquez ce qui vous attire, et votre programme s’écrit tout seul.',
      'Bem-vindos ao Horizon Summit! Marque o que quer ver e a sua agenda escreve-se sozinha.',
    ),
  },
  {
    day: 1,
    at: '18:30',
    words: four(
      'Recordings of the first day are being cut and will be here by tomorrow evening.',
      'Die Aufzeichnungen des ersten Tages werden geschnitten und sind bis morgen Abend hier.',
      'Les enregistrements du premier jour sont au montage ; ils seront ici d’ici demain soir.',
      'As gravações do primeiro dia estão em montagem e estarão aqui até amanhã à noite.',
    ),
  },
  {
    day: 2,
    at: '08:15',
    words: four(
      'Day two begins with Rui Castro at 9:00. Captions in four languages are on.',
      'Der zweite Tag beginnt um 9 Uhr mit Rui Castro. Untertitel gibt es in vier Sprachen.',
      'Le deuxième jour s’ouvre à 9 h avec Rui Castro. Les sous-titres sont disponibles en quatre langues.',
      'O segundo dia começa às 9h com Rui Castro. Há legendas em quatro línguas.',
    ),
  },
];
