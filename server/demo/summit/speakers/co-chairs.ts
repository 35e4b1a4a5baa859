import { four, type SummitSpeaker } from '../shape.ts';

export const coChairs: readonly SummitSpeaker[] = [
  {
    name: 'Clara Aumann',
    title: 'Radio journalist',
    company: 'Nordlicht Medien',
    bio: four(
      'Clara Aumann has asked questions on air for twenty years and still prepares each of them.',
      'Clara Aumann stellt seit zwanzig Jahren im Radio Fragen und bereitet noch jede vor.',
      'Clara Aumann pose des questions à la radio depuis vingt ans et prépare encore chacune d’elles.',
      'Clara Aumann faz perguntas na rádio há vinte anos e ainda prepara cada uma.',
    ),
  },
  {
    name: 'Tiago Nóbrega',
    title: 'Head of program',
    company: 'Conference Organisers Alliance',
    bio: four(
      'Tiago Nóbrega puts programs together and keeps speakers to their minutes, kindly.',
      'Tiago Nóbrega stellt Programme zusammen und achtet freundlich auf die Redezeit.',
      'Tiago Nóbrega compose des programmes et veille, avec gentillesse, au temps de parole.',
      'Tiago Nóbrega compõe programas e faz cumprir o tempo dos oradores, com gentileza.',
    ),
  },
  {
    name: 'Élise Garnier',
    title: 'Editor',
    company: 'Revue des Villes',
    bio: four(
      'Élise Garnier edits a magazine about towns of fewer than fifty thousand people.',
      'Élise Garnier leitet eine Zeitschrift über Städte mit weniger als fünfzigtausend Menschen.',
      'Élise Garnier dirige une revue sur les villes de moins de cinquante mille habitants.',
      'Élise Garnier dirige uma revista sobre cidades com menos de cinquenta mil habitantes.',
    ),
  },
  {
    name: 'Samuel Adeyemi',
    title: 'Mediator',
    company: 'Common Table',
    bio: four(
      'Samuel Adeyemi brings people who disagree to one table, and most of them back again.',
      'Samuel Adeyemi bringt Menschen, die sich uneins sind, an einen Tisch, die meisten auch ein zweites Mal.',
      'Samuel Adeyemi réunit à une même table des gens en désaccord, et la plupart y reviennent.',
      'Samuel Adeyemi senta à mesma mesa quem discorda, e a maioria volta.',
    ),
  },
  {
    name: 'Marta Kowalczyk',
    title: 'Director',
    company: 'Open Stage Kraków',
    bio: four(
      'Marta Kowalczyk runs a theatre that lends its stage to the town three nights a week.',
      'Marta Kowalczyk leitet ein Theater, das seine Bühne drei Abende die Woche der Stadt leiht.',
      'Marta Kowalczyk dirige un théâtre qui prête sa scène à la ville trois soirs par semaine.',
      'Marta Kowalczyk dirige um teatro que empresta o palco à cidade três noites por semana.',
    ),
  },
  {
    name: 'Ravi Menon',
    title: 'Science communicator',
    company: 'Open Shelf',
    bio: four(
      'Ravi Menon explains science in markets, trains and now and then on a stage.',
      'Ravi Menon erklärt Wissenschaft auf Märkten, in Zügen und ab und zu auf einer Bühne.',
      'Ravi Menon explique la science sur les marchés, dans les trains et parfois sur scène.',
      'Ravi Menon explica a ciência em mercados, comboios e, de vez em quando, num palco.',
    ),
  },
];
