import { four, type SummitSession } from '../shape.ts';

const coffee = (day: 1 | 2 | 3): SummitSession => ({
  day,
  at: '10:45',
  minutes: 25,
  room: 'main',
  kind: 'break',
  title: four('Coffee break', 'Kaffeepause', 'Pause café', 'Pausa para café'),
});

const lunch = (day: 1 | 2 | 3): SummitSession => ({
  day,
  at: '12:30',
  minutes: 60,
  room: 'main',
  kind: 'break',
  title: four('Lunch', 'Mittagspause', 'Déjeuner', 'Almoço'),
});

/** What belongs to no track. */
export const together: readonly SummitSession[] = [
  ...([1, 2, 3] as const).flatMap((day) => [coffee(day), lunch(day)]),
  {
    day: 1,
    at: '17:15',
    minutes: 45,
    room: 'garden',
    kind: 'networking',
    title: four(
      'Meet five strangers',
      'Fünf Unbekannte treffen',
      'Rencontrer cinq inconnus',
      'Conhecer cinco desconhecidos',
    ),
    abstract: four(
      'Five short talks of eight minutes each, with people who starred what you starred.',
      'Fünf kurze Gespräche von je acht Minuten, mit Menschen, die sich dasselbe vorgemerkt haben.',
      'Cinq conversations de huit minutes avec des personnes qui ont marqué les mêmes sessions que vous.',
      'Cinco conversas de oito minutos com pessoas que marcaram o mesmo que você.',
    ),
  },
  {
    day: 2,
    at: '17:15',
    minutes: 45,
    room: 'garden',
    kind: 'networking',
    title: four(
      'Supper at your own table',
      'Abendbrot am eigenen Tisch',
      'Souper chacun chez soi',
      'Jantar cada um em sua casa',
    ),
    abstract: four(
      'Cook what you like and eat it with eight others on the screen. The recipe of the day is caldo verde.',
      'Kochen Sie, was Sie mögen, und essen Sie es mit acht anderen am Bildschirm. Das Rezept des Tages ist Caldo verde.',
      'Cuisinez ce qui vous plaît et mangez-le avec huit autres à l’écran. La recette du jour : le caldo verde.',
      'Cozinhe o que quiser e coma com mais oito pessoas no ecrã. A receita do dia é caldo verde.',
    ),
  },
  {
    day: 3,
    at: '17:15',
    minutes: 45,
    room: 'garden',
    kind: 'networking',
    title: four(
      'Farewell and addresses',
      'Abschied und Adressen',
      'Adieux et adresses',
      'Despedida e contactos',
    ),
    abstract: four(
      'Say goodbye, say where you can be found, and agree on one thing to try before spring.',
      'Verabschieden Sie sich, sagen Sie, wo man Sie findet, und verabreden Sie eine Sache bis zum Frühling.',
      'Dites au revoir, dites où vous trouver, et convenez d’une chose à essayer avant le printemps.',
      'Despeça-se, diga onde o podem encontrar e combine uma coisa para tentar antes da primavera.',
    ),
  },
  {
    day: 3,
    at: '16:00',
    minutes: 60,
    room: 'main',
    kind: 'panel',
    isFeatured: true,
    language: 'en',
    speakers: ['Hanna Veld', 'Rui Castro', 'Amina Diallo', 'Kenji Mori'],
    chair: 'Marta Kowalczyk',
    title: four(
      'What we do on Monday',
      'Was wir am Montag tun',
      'Ce que nous ferons lundi',
      'O que fazemos na segunda-feira',
    ),
    abstract: four(
      'Four keynotes, four promises. Each names one thing they will begin on Monday, and one that you could.',
      'Vier Vortragende, vier Versprechen. Jede und jeder nennt eine Sache, die am Montag beginnt, und eine, die Sie beginnen könnten.',
      'Quatre intervenants, quatre promesses. Chacun nomme une chose qu’il commencera lundi, et une que vous pourriez commencer.',
      'Quatro oradores, quatro promessas. Cada um diz o que começa na segunda-feira e o que você poderia começar.',
    ),
  },
];
