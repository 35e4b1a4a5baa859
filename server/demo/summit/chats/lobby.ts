import type { DemoLine } from './shape.ts';

/** A lively hour before the second morning. */
export const lobby: readonly DemoLine[] = [
  {
    by: 'Amara Okafor',
    ago: 63,
    text: 'Good morning! Today’s sessions begin at nine. If anything does not work, the help desk is under “Admin Chat”.',
    isPinned: true,
    met: { '👍': ['Priya Raman', 'Noah Berger', 'Diego Fuentes', 'Salma Haddad'] },
  },
  {
    by: 'Priya Raman',
    ago: 58,
    text: 'Morning from Pune, where it is already afternoon. Who was in the crossing workshop yesterday?',
  },
  { by: 'Diego Fuentes', ago: 56, text: 'I was. Our group gave a roundabout to the ducks.' },
  {
    by: 'Chiara Carvalho',
    ago: 55,
    text: 'The ducks were right.',
    met: { '😂': ['Diego Fuentes', 'Priya Raman', 'Noah Berger', 'Ada Sommer', 'Kofi Kowalska'] },
  },
  {
    by: 'Henrik Horvat',
    ago: 51,
    text: 'Gibt es die Folien von gestern schon irgendwo?',
  },
  {
    by: 'Mei Tanaka',
    ago: 50,
    text: 'They are with each session in the programme, as soon as the speakers have sent them. Seven of twelve are there.',
    under: 4,
  },
  { by: 'Henrik Horvat', ago: 49, text: 'Danke, gefunden!', under: 4 },
  {
    by: 'João Jansen',
    ago: 44,
    text: 'Alguém de Lisboa com vontade de ver a sessão das 11h juntos, num café?',
    met: { '☕': ['Leïla Lefèvre', 'Chiara Carvalho'] },
  },
  { by: 'Leïla Lefèvre', ago: 42, text: 'Sim! Estou perto do Cais do Sodré.', under: 7 },
  { by: 'João Jansen', ago: 41, text: 'Perfeito, 10h40 à porta do mercado.', under: 7 },
  {
    by: 'Salma Haddad',
    ago: 37,
    text: 'For everyone who asked: the Oryx booth has the neighbour contracts to download since this morning.',
  },
  {
    by: 'Oskar Brandt',
    ago: 33,
    text: 'Is anybody else’s audio a second behind the picture in the main hall?',
  },
  { by: 'Jonas Lindqvist', ago: 32, text: 'On it. Does it help to reload?', under: 11 },
  { by: 'Oskar Brandt', ago: 30, text: 'It does. Thank you!', under: 11 },
  {
    by: 'Noah Berger',
    ago: 24,
    text: 'I starred two sessions at the same time. How do you all decide?',
  },
  {
    by: 'Kofi Kowalska',
    ago: 23,
    text: 'I go where I know less. The other one I watch in the evening.',
    met: { '💡': ['Noah Berger', 'Priya Raman', 'Aiko Abebe'] },
  },
  {
    by: 'Aiko Abebe',
    ago: 15,
    text: 'Reminder for the shy: the coffee corner has no agenda, no slides and no camera.',
  },
  {
    by: 'Priya Raman',
    ago: 9,
    text: 'See you all at Rui’s opening. https://example.org/harbour-notes is what I wrote down yesterday.',
    met: { '🙏': ['Diego Fuentes', 'João Jansen'] },
  },
  { by: 'Elif Eriksen', ago: 4, text: 'On my way. Well, on my sofa.' },
];

export const coffee: readonly DemoLine[] = [
  {
    by: 'Aiko Abebe',
    ago: 190,
    text: 'What did you learn yesterday that you will still know in a month?',
  },
  { by: 'Imani Ito', ago: 182, text: 'That a bus every ten minutes needs no timetable.' },
  {
    by: 'Marek Murphy',
    ago: 170,
    text: 'That my town has paid for the same survey three times.',
    met: { '😬': ['Imani Ito', 'Fionn Farouk'] },
  },
  { by: 'Gaëlle Güler', ago: 40, text: 'Que les nuits des infirmières se planifient avec elles.' },
];
