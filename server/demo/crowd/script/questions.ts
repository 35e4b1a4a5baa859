/** Asked at the live stage, in turn. */
export const stageQuestions: readonly string[] = [
  'How do you convince a council that has already ordered the stone?',
  'What did you measure first, and would you do it again?',
  'Wie viele Menschen haben am Anfang mitgemacht?',
  'What does the first year cost for a town of 20,000?',
  'Et si les commerçants sont contre ?',
  'Which mistake would you save us from?',
  'Como se mede o silêncio numa rua?',
  'Does it work where it is dark by four in the afternoon?',
  'Who looks after it once the project is over?',
  'Was sagen die Kinder dazu?',
  'Can we come and see it? Is there a day for visitors?',
  'Quels chiffres montrez-vous à une maire pressée ?',
  'How do you reach the people who never answer a survey?',
  'Quem decide quando as opiniões são contrárias?',
  'Is there a part of this that one person can begin on Monday?',
  'What would you not do online?',
];

/** For a cloud of words. */
export const cloudWords: readonly string[] = [
  'benches',
  'shade',
  'neighbours',
  'patience',
  'trains',
  'listening',
  'water',
  'courage',
];
