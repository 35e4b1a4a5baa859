import type { SessionOfTrack } from './sessions/all.ts';
import { four } from './shape.ts';

/** What the guest has starred before the second version; the two at 13:45 of day two clash. */
export const starredByGuest = [
  'The city that listens',
  'Schools without bells',
  'Care is work',
  'Sun by the hour',
  'The works council and the algorithm',
  'What should we still learn by heart?',
  'Slow machines',
  'Homework for parents',
];

/** What the second version changed. */
export const moved = { title: 'Homework for parents', day: 3, at: '09:55' };
export const shortened = { title: 'Leaving hospital well', minutes: 40 };

/** What waits for the third. */
export const draftTitle = {
  title: 'Cooling a school without machines',
  becomes: four(
    'Four degrees less: cooling a school without machines',
    'Vier Grad weniger: eine Schule ohne Maschinen kühlen',
    'Quatre degrés de moins : rafraîchir une école sans machines',
    'Menos quatro graus: arrefecer uma escola sem máquinas',
  ),
};
export const afterwards = { title: 'A workshop in every library', day: 3, at: '15:00' };
export const lateSession: SessionOfTrack = {
  day: 3,
  at: '15:30',
  minutes: 45,
  room: 'workshop',
  track: 'work',
  kind: 'workshop',
  language: 'en',
  title: four(
    'Ask the organisers anything',
    'Fragen an das Team',
    'Posez vos questions à l’équipe',
    'Pergunte tudo à equipa',
  ),
  abstract: four(
    'How this summit is made, what it costs, and what goes wrong behind the stage.',
    'Wie dieser Summit entsteht, was er kostet und was hinter der Bühne schiefgeht.',
    'Comment ce sommet se fabrique, ce qu’il coûte et ce qui rate en coulisses.',
    'Como se faz este encontro, quanto custa e o que corre mal atrás do palco.',
  ),
};
