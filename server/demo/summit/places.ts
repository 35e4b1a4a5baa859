import type { RoomInput, Texts, TrackInput } from '@plenum/contract';
import { four, type RoomKey, type TrackKey } from './shape.ts';

export const rooms: Readonly<Record<RoomKey, RoomInput>> = {
  main: { name: 'Main stage', kind: 'stage', capacity: 400 },
  harbour: { name: 'Harbour stage', kind: 'stage', capacity: 120 },
  garden: { name: 'Garden room', kind: 'room', capacity: 60 },
  workshop: { name: 'Workshop room', kind: 'room', capacity: 30 },
};

/** Where a session can be watched from elsewhere. */
export const stages: readonly { room: RoomKey; name: Texts }[] = [
  { room: 'main', name: four('Main stage', 'Hauptbühne', 'Grande scène', 'Palco principal') },
  { room: 'harbour', name: four('Harbour stage', 'Hafenbühne', 'Scène du port', 'Palco do porto') },
];

export const tracks: Readonly<Record<TrackKey, TrackInput>> = {
  climate: {
    name: four('Climate & energy', 'Klima & Energie', 'Climat et énergie', 'Clima e energia'),
    colour: '#2f7d4f',
  },
  cities: {
    name: four(
      'Cities & mobility',
      'Stadt & Verkehr',
      'Villes et mobilité',
      'Cidades e mobilidade',
    ),
    colour: '#b4541a',
  },
  care: {
    name: four('Health & care', 'Gesundheit & Pflege', 'Santé et soins', 'Saúde e cuidados'),
    colour: '#b03060',
  },
  digital: {
    name: four(
      'Digital society',
      'Digitale Gesellschaft',
      'Société numérique',
      'Sociedade digital',
    ),
    colour: '#3a5fc4',
  },
  work: {
    name: four(
      'Work & learning',
      'Arbeit & Lernen',
      'Travail et formation',
      'Trabalho e aprendizagem',
    ),
    colour: '#7a4fb0',
  },
};
