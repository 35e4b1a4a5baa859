import type { Script } from './shape.ts';

/** Beside talks, by their English titles. */
export const besideTalks: readonly (Script & { title: string })[] = [
  {
    title: 'The city that listens',
    from: 24,
    to: 28,
    most: 9,
    lines: [
      {
        by: 'Freya',
        text: 'A year on benches before the first line is drawn. Who pays a planner for that?',
      },
      {
        by: 'Hassan',
        text: 'Ours paid for three consultants instead. The benches would have been cheaper.',
        answers: true,
      },
      { by: 'Giulia', text: 'The map of where people stop to talk is the slide of the day.' },
      { by: 'Aiko', text: 'Does he say how he noted it? By hand, or with a phone?' },
      { by: 'Freya', text: 'By hand. He says a phone makes people move on.', answers: true },
      {
        by: 'Hassan',
        text: 'I tried it at lunch: forty minutes at one corner. I have lived there for nine years and knew nothing.',
      },
      { by: 'Giulia', text: 'The courage to build less. I will quote that on Monday.' },
      { by: 'Aiko', text: 'Is there a list of the questions they asked in the street?' },
      { by: 'Giulia', text: 'With the slides of the session, last page.', answers: true },
      {
        by: 'Freya',
        text: 'Our school class did the listening walk. They found the loudest bin in town.',
      },
      { by: 'Hassan', text: 'The part about haste hurt a little. In a good way.' },
      { by: 'Aiko', text: 'Watching it a second time. The market scene is even better.' },
      {
        by: 'Giulia',
        text: 'Chi cammina piano vede di più. My grandmother said that, without slides.',
      },
      { by: 'Freya', text: 'If anyone translates the field notes into Swedish, I would help.' },
      {
        by: 'Hassan',
        text: 'What would the listening year look like for a village with one street?',
      },
      { by: 'Aiko', text: 'One bench, one winter.', answers: true },
    ],
  },
  {
    title: 'Care is work',
    from: 28,
    to: 32,
    most: 8,
    lines: [
      {
        by: 'Chiara',
        text: 'The timetable the night team drew for itself: can we see it somewhere?',
      },
      { by: 'Bram', text: 'Amina Diallo promised to upload it tonight.', answers: true },
      {
        by: 'Elif',
        text: 'Fourteen years on a ward. First panel that did not thank us and stop there.',
      },
      {
        by: 'Davi',
        text: 'A frase “cuidar não é uma vocação grátis” devia estar em cada parlamento.',
      },
      {
        by: 'Bram',
        text: 'How does the pay model work for people who care at home and have a job?',
      },
      {
        by: 'Chiara',
        text: 'They count hours like any other work, with a roof of ten a week. Minute 31.',
        answers: true,
      },
      { by: 'Elif', text: 'Owen Pryce is right: the rota is the contract.' },
      { by: 'Davi', text: 'Is there a town that has done it for more than two years?' },
      { by: 'Bram', text: 'Grace Mwangi named one, in the questions at the end.', answers: true },
      { by: 'Chiara', text: 'I am sending this to our works council. All of it.' },
      { by: 'Elif', text: 'The silence after the last question said a lot.' },
      { by: 'Davi', text: 'Quem quiser continuar a conversa: estou no canto do café.' },
      {
        by: 'Bram',
        text: 'We start a pilot in March with two wards. I would like somebody to compare with.',
      },
    ],
  },
  {
    title: 'Night trains are back',
    from: 32,
    to: 36,
    most: 8,
    lines: [
      { by: 'Gaëlle', text: 'Complet tout l’été, et on nous disait que personne n’en voulait.' },
      {
        by: 'Fionn',
        text: 'The border part: twelve forms for one carriage. I laughed, then I did not.',
      },
      { by: 'Henrik', text: 'O mapa das ligações que faltam é para imprimir e pendurar.' },
      { by: 'Imani', text: 'What about seats for people who only go half of the way?' },
      {
        by: 'Fionn',
        text: 'She says they fill the train until midnight and pay for the cleaning.',
        answers: true,
      },
      { by: 'Gaëlle', text: 'La couchette à 49 euros : qui a réussi à en réserver une ?' },
      { by: 'Henrik', text: 'Eu, em fevereiro, às três da manhã.', answers: true },
      { by: 'Imani', text: 'Slow is sold out. I want that on a poster.' },
      {
        by: 'Fionn',
        text: 'Our students’ union travels to the partner town by night train now. Same price, better stories.',
      },
      { by: 'Gaëlle', text: 'Question pour Camille Perrin : et les vélos ?' },
      {
        by: 'Imani',
        text: 'Six to a train from next year, she said it right at the end.',
        answers: true,
      },
      { by: 'Henrik', text: 'A parte sobre os horários devia ser ensinada na escola.' },
      { by: 'Fionn', text: 'If you ever sit on the Hamburg one: car 16 has the quiet end.' },
    ],
  },
];
