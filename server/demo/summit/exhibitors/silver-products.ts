import { four } from '../shape.ts';

/** What the silver booths offer, one thing each. */
export const silverProducts = {
  springList: {
    name: 'Spring List',
    words: four(
      'Twelve books in one parcel, the first in March.',
      'Zwölf Bücher in einem Paket, das erste im März.',
      'Douze livres en un colis, le premier en mars.',
      'Doze livros numa só encomenda, o primeiro em março.',
    ),
  },
  sounderKit: {
    name: 'Sounder Kit',
    words: four(
      'An echo sounder that fits any fishing boat.',
      'Ein Echolot, das auf jedes Fischerboot passt.',
      'Un sondeur adapté à tout bateau de pêche.',
      'Uma sonda que serve em qualquer barco de pesca.',
    ),
  },
  hullCrab: {
    name: 'Hull Crab',
    words: four(
      'Cleans a ferry overnight while it is moored.',
      'Reinigt eine Fähre über Nacht am Kai.',
      'Nettoie un ferry à quai en une nuit.',
      'Limpa um ferry atracado numa só noite.',
    ),
  },
  secondShift: {
    name: 'Second Shift',
    words: four(
      'Uniforms with a repair for every seam.',
      'Uniformen mit einer Reparatur für jede Naht.',
      'Des uniformes réparables à chaque couture.',
      'Fardas com arranjo para cada costura.',
    ),
  },
  streetStudio: {
    name: 'Street Studio',
    words: four(
      'A studio in a suitcase, on air in ten minutes.',
      'Ein Studio im Koffer, in zehn Minuten auf Sendung.',
      'Un studio en valise, à l’antenne en dix minutes.',
      'Um estúdio numa mala, no ar em dez minutos.',
    ),
  },
  kelpWrap: {
    name: 'Kelp Wrap',
    words: four(
      'Packaging that turns to compost in six weeks.',
      'Verpackung, die in sechs Wochen zu Kompost wird.',
      'Un emballage composté en six semaines.',
      'Embalagem que vira composto em seis semanas.',
    ),
  },
  counterLine: {
    name: 'Counter Line',
    words: four(
      'An interpreter at the counter within a minute.',
      'In einer Minute eine Dolmetscherin am Schalter.',
      'Un interprète au guichet en une minute.',
      'Um intérprete ao balcão num minuto.',
    ),
  },
  workshopKey: {
    name: 'Workshop Key',
    words: four(
      'One key for forty workshops in the city.',
      'Ein Schlüssel für vierzig Werkstätten der Stadt.',
      'Une clé pour quarante ateliers de la ville.',
      'Uma chave para quarenta oficinas da cidade.',
    ),
  },
  soilBox: {
    name: 'Soil Box',
    words: four(
      'Send in a spoonful, read what is in it.',
      'Einen Löffel Erde einsenden, lesen, was darin ist.',
      'Envoyez une cuillerée, lisez ce qu’elle contient.',
      'Envie uma colher de terra, leia o que contém.',
    ),
  },
  waitForMe: {
    name: 'Wait For Me',
    words: four(
      'Tell the driver that you are running.',
      'Sag der Fahrerin, dass du rennst.',
      'Dites au chauffeur que vous courez.',
      'Avise o motorista de que vem a correr.',
    ),
  },
  stepLamp: {
    name: 'Step Lamp',
    words: four(
      'A street lamp that wakes up for one street.',
      'Eine Straßenlampe, die nur dort leuchtet, wo jemand geht.',
      'Un lampadaire qui s’éveille à votre passage.',
      'Um candeeiro que acorda quando alguém passa.',
    ),
  },
  shiftSwap: {
    name: 'Shift Swap',
    words: four(
      'Swap a night shift in two taps, fairly.',
      'Nachtschicht fair tauschen, mit zweimal Tippen.',
      'Échangez une nuit en deux gestes, équitablement.',
      'Troque uma noite em dois toques, com justiça.',
    ),
  },
} as const;
