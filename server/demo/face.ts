import { changeFace } from '../features/face/index.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';

/** The public page of the demo organisation. */
export const addFace = (work: Work, organiser: Person) =>
  changeFace(work, organiser, {
    version: 0,
    place: 'coa',
    isPublic: true,
    lead: {
      en: 'We bring the people together who bring people together.',
      de: 'Wir bringen die Menschen zusammen, die Menschen zusammenbringen.',
      fr: 'Nous réunissons celles et ceux qui réunissent les autres.',
      pt: 'Juntamos as pessoas que juntam pessoas.',
    },
    about: {
      en: 'The Conference Organisers Alliance is a network of people who run events, small and large.\n\nTwice a year we meet to compare notes: what worked, what did not, and what nobody should have to invent again.',
      de: 'Die Conference Organisers Alliance ist ein Netzwerk von Menschen, die Veranstaltungen ausrichten, kleine und große.\n\nZweimal im Jahr treffen wir uns zum Austausch: was gelungen ist, was nicht, und was niemand noch einmal erfinden sollte.',
      fr: 'La Conference Organisers Alliance est un réseau de personnes qui organisent des événements, petits et grands.\n\nDeux fois par an, nous partageons nos expériences : ce qui a marché, ce qui n’a pas marché, et ce que personne ne devrait avoir à réinventer.',
      pt: 'A Conference Organisers Alliance é uma rede de pessoas que organizam eventos, pequenos e grandes.\n\nDuas vezes por ano encontramo-nos para trocar experiências: o que correu bem, o que correu mal e o que ninguém devia ter de inventar outra vez.',
    },
  });
