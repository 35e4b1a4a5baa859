import type { Script } from './shape.ts';

export const coffee: Script = {
  from: 16,
  to: 24,
  most: 22,
  lines: [
    { by: 'Tariq', text: 'Tea people, are we allowed in here?' },
    { by: 'Astrid', text: 'Only if you bring biscuits.', answers: true },
    {
      by: 'Valentina',
      text: 'What is outside your window right now? Here: a crane and two gulls who own it.',
    },
    { by: 'Emeka', text: 'A market that is being packed up. Somebody sings.', answers: true },
    { by: 'Catarina', text: 'O Tejo, e um elétrico que não anda há vinte minutos.', answers: true },
    {
      by: 'Yusuf',
      text: 'I work in a town hall with 40 people and no lift. Today I learnt I may call that a finding.',
    },
    {
      by: 'Dimitra',
      text: 'Has anybody changed their job because of something heard at a conference?',
    },
    {
      by: 'Benedikt',
      text: 'Ja. Ich war Buchhalter, jetzt plane ich Radwege. Es sind dieselben Zahlen.',
    },
    { by: 'Dimitra', text: 'Best answer of the day.', answers: true },
    {
      by: 'Tariq',
      text: 'My neighbour asked why I laugh at my screen. I tried to explain the ducks. I failed.',
    },
    { by: 'Astrid', text: 'One book for the way home, please. It may be a novel.' },
    { by: 'Catarina', text: '“A cidade e as serras”. Velho, e ainda certo.', answers: true },
    { by: 'Emeka', text: 'Anything about lighthouses.', answers: true },
    {
      by: 'Valentina',
      text: 'I promised myself to ask one question on a big stage this year. Today was the day.',
    },
    { by: 'Yusuf', text: 'I heard it! Was that you, about the night shifts?', answers: true },
    { by: 'Valentina', text: 'That was me. My hands were cold.', answers: true },
    {
      by: 'Benedikt',
      text: 'Hat jemand ein gutes Wort für „walkability“? Ich sage seit Jahren „Gehbarkeit“ und alle schauen.',
    },
    { by: 'Astrid', text: '“Nähe”, maybe. The speaker from Lisbon calls it that.', answers: true },
    {
      by: 'Emeka',
      text: 'We have a bus every nine minutes since May. Nobody talks about it. That is how I know it works.',
    },
    {
      by: 'Tariq',
      text: 'A moment for everyone who takes minutes in meetings. You decide what happened.',
    },
    { by: 'Dimitra', text: 'And a moment for who reads them.', answers: true },
    { by: 'Catarina', text: 'Alguém quer praticar português? Falo devagar, prometo.' },
    { by: 'Yusuf', text: 'Sim, obrigado! Eu falo ainda mais devagar.', answers: true },
    {
      by: 'Valentina',
      text: 'How do you stay awake in the afternoon? I stand at the ironing board and watch from there.',
    },
    { by: 'Emeka', text: 'I go to the booths. They ask me things.', answers: true },
    {
      by: 'Astrid',
      text: 'My daughter drew the speaker. He has six arms, which seems right for a mayor.',
    },
    {
      by: 'Benedikt',
      text: 'Ich habe heute zum ersten Mal verstanden, was ein Netzentgelt ist. Danke an die Klimaleute.',
    },
    { by: 'Tariq', text: 'Please explain it in one sentence, I pay it too.', answers: true },
    { by: 'Benedikt', text: 'Rent for the cable.', answers: true },
    {
      by: 'Dimitra',
      text: 'What would you put on the square in front of your station? One thing only.',
    },
    { by: 'Yusuf', text: 'A tap with water.', answers: true },
    { by: 'Catarina', text: 'Sombra.', answers: true },
    { by: 'Emeka', text: 'A clock that is right.', answers: true },
    {
      by: 'Valentina',
      text: 'I collect doorbells with names of people who wrote to their town. Send me yours.',
    },
    {
      by: 'Astrid',
      text: 'Does anyone else keep the chat of a conference? Mine from last year is half friendships.',
    },
    { by: 'Tariq', text: 'I found my co-author in one.', answers: true },
    { by: 'Yusuf', text: 'Out of coffee. The machine in our kitchen says “descale”. So do I.' },
    {
      by: 'Dimitra',
      text: 'If your project failed this year and you learnt something: I would listen for an hour.',
    },
    {
      by: 'Emeka',
      text: 'We painted a crossing that rain took away. Ask me about primer.',
      answers: true,
    },
    { by: 'Catarina', text: 'Vou para o palco, até já!' },
    { by: 'Benedikt', text: 'Bis später. Ich bleibe noch für die zweite Tasse.' },
    {
      by: 'Valentina',
      text: 'Somebody said “a good street is a slow sentence”. I wrote it on my hand.',
    },
  ],
};
