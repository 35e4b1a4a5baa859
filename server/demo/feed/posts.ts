/** A post of the demo, with what people make of it. */
export interface DemoFeedPost {
  by: string;
  /** Minutes before the first start. */
  ago: number;
  text: string;
  isForConnections?: boolean;
  /** Names of pictures to draw. */
  pictures?: readonly string[];
  poll?: { answers: readonly string[]; hours: number; votes: readonly number[] };
  /** How many of those who look on like it. */
  likes: number;
  /** Who said what; what begins with an arrow answers the line before it. */
  said?: readonly (readonly [by: string, text: string])[];
}

/** The oldest first. */
export const demoFeedPosts: readonly DemoFeedPost[] = [
  {
    by: 'Inês Barros',
    ago: 2_900,
    text: 'The doors are open. If you only do one thing before the first talk: fill in what you are looking for in your profile. Somebody here has it.',
    likes: 14,
    said: [
      ['Priya Raman', 'Done, and two people wrote to me before breakfast.'],
      ['→ Inês Barros', 'That is the record so far.'],
    ],
  },
  {
    by: 'Diego Fuentes',
    ago: 2_780,
    text: 'Good morning from Valparaíso, where it is still night. I have coffee, a blanket and the live stage.',
    likes: 9,
    pictures: ['Night harbour'],
    said: [['Aiko Abebe', 'Good evening from Osaka. We are all in the same room, somehow.']],
  },
  {
    by: 'Lucien Moreau',
    ago: 2_640,
    text: 'Qui vient de Lyon ? Nous cherchons encore deux personnes pour le dîner des traductrices et traducteurs, ce soir à 20 h.',
    likes: 5,
    said: [['Amara Okafor', 'Pas de Lyon, mais j’arrive avec des questions sur les sous-titres.']],
  },
  {
    by: 'Salma Haddad',
    ago: 2_510,
    text: 'What we learned from running a storage plant through last winter, in three slides. Ask me anything, I am at the Oryx Energy booth until four.',
    pictures: ['Storage plant', 'Winter curve', 'What we changed'],
    likes: 18,
    said: [
      ['Oskar Brandt', 'How cold did it get before you lost capacity?'],
      ['→ Salma Haddad', 'Minus eighteen. We lost four percent, and got it back by noon.'],
      ['Mei Tanaka', 'Can we have this as a short talk next year?'],
    ],
  },
  {
    by: 'Oskar Brandt',
    ago: 2_300,
    text: 'Die Akustik im großen Saal ist online besser als vor Ort. Großes Lob an die Technik.',
    likes: 11,
    said: [['Jonas Lindqvist', 'Danke! Wir haben gestern Abend noch drei Vorhänge aufgehängt.']],
  },
  {
    by: 'Priya Raman',
    ago: 2_120,
    text: 'Looking for one more person for a panel on small models that run on small machines. You should disagree with at least one of us.',
    likes: 7,
    said: [['Tomasz Wilk', 'I disagree already. Count me in.']],
  },
  {
    by: 'Mei Tanaka',
    ago: 1_980,
    text: 'How long should a question from the audience be?',
    poll: {
      answers: [
        'One sentence',
        'Thirty seconds',
        'As long as it takes',
        'No questions, a chat instead',
      ],
      hours: 24,
      votes: [21, 34, 6, 17],
    },
    likes: 8,
    said: [['Ada Sommer', 'Thirty seconds, and the moderator may count them aloud.']],
  },
  {
    by: 'Amara Okafor',
    ago: 1_860,
    text: 'Three booths worth ten minutes each: Lanterna Labs for the demo, Vila Verde for the people, Studio Faro for the chairs.',
    likes: 13,
  },
  {
    by: 'Davi Dubois',
    ago: 1_700,
    text: 'Primeira vez em um evento assim. Já conversei com gente de onze países e ainda nem almocei.',
    likes: 16,
    said: [
      ['Inês Barros', 'Que bom ter você aqui! Passe na sala de português às 15 h.'],
      ['→ Davi Dubois', 'Combinado!'],
    ],
  },
  {
    by: 'Tomasz Wilk',
    ago: 1_590,
    text: 'Reminder for speakers: the sound check room is open until six. Bring the headphones you will wear.',
    likes: 4,
  },
  {
    by: 'Noah Berger',
    ago: 1_470,
    text: 'I collect badges of conferences. This one has my name spelled right, so it goes to the top of the pile.',
    pictures: ['A pile of badges'],
    likes: 12,
    said: [['Rosa Lindner', 'Mine says Rose. I kept it anyway.']],
  },
  {
    by: 'Jonas Lindqvist',
    ago: 1_380,
    text: 'Wer morgen früh laufen will: 6:30 Uhr vor dem Haupteingang, fünf Kilometer, niemand wird zurückgelassen. Online laufen wir mit, jede und jeder vor der eigenen Tür.',
    likes: 10,
    said: [['Salma Haddad', 'Ich laufe in Dubai mit, mit sehr viel Wasser.']],
  },
  {
    by: 'Rosa Lindner',
    ago: 1_260,
    text: 'We are two people at our booth and three hundred of you. If the chat takes a minute, it is because we read what you write.',
    likes: 15,
  },
  {
    by: 'Priya Raman',
    ago: 1_120,
    text: 'The panel is complete. Thank you for nineteen offers, four of them angry.',
    likes: 9,
    said: [['Oskar Brandt', 'I was one of the angry ones. See you in the front row.']],
  },
  {
    by: 'Lucien Moreau',
    ago: 990,
    text: 'Le dîner d’hier en une phrase : personne n’a parlé de la même chose, et tout le monde s’est compris.',
    pictures: ['Une longue table'],
    likes: 17,
    said: [['Amara Okafor', 'La tarte au citron a aidé.']],
  },
  {
    by: 'Ada Sommer',
    ago: 720,
    text: 'Second day. Yesterday 4,100 messages were written and one session ran over, by ninety seconds. We can beat one of these numbers.',
    likes: 22,
    said: [
      ['Mei Tanaka', 'Which one? Asking for the moderators.'],
      ['→ Ada Sommer', 'Let us start with the ninety seconds.'],
    ],
  },
  {
    by: 'Diego Fuentes',
    ago: 560,
    text: 'Notes from the session on harbours and data, with the links that went by too fast: https://example.org/harbours',
    likes: 14,
  },
  {
    by: 'Mei Tanaka',
    ago: 430,
    text: 'Only for those I am connected to: I have two seats left in the closed round on moderation this afternoon. Write to me.',
    isForConnections: true,
    likes: 0,
  },
  {
    by: 'Noah Berger',
    ago: 320,
    text: 'Found: a green umbrella in the virtual lobby. I have no idea how. It is at the help desk.',
    likes: 19,
    said: [['Jonas Lindqvist', 'It is mine, and I do not know either.']],
  },
  {
    by: 'Catarina Abebe',
    ago: 250,
    text: 'Alguém mais acha que a melhor parte da agenda são os intervalos? Encontrei meu próximo emprego entre duas palestras.',
    likes: 20,
    said: [['Inês Barros', 'É por isso que os fizemos mais longos. Parabéns!']],
  },
  {
    by: 'Ada Sommer',
    ago: 180,
    text: 'Where should we meet next year?',
    poll: {
      answers: ['Lisbon again', 'Somewhere north', 'Online only', 'Surprise me'],
      hours: 72,
      votes: [38, 22, 12, 9],
    },
    likes: 16,
    said: [
      ['Oskar Brandt', 'North, please. I own too many coats.'],
      ['Davi Dubois', 'Lisboa outra vez!'],
    ],
  },
  {
    by: 'Salma Haddad',
    ago: 120,
    text: 'To the person who drew our plant during the talk and sent it to me: it hangs in the control room now.',
    pictures: ['A drawing of a plant'],
    likes: 24,
    said: [['Priya Raman', 'Best thing I have read in two days.']],
  },
  {
    by: 'Amara Okafor',
    ago: 75,
    text: 'Sous-titres en direct dans quatre langues, écrits par des gens fatigués et heureux. Dites-leur merci dans le chat, ils le lisent.',
    likes: 21,
  },
  {
    by: 'Oskar Brandt',
    ago: 40,
    text: 'Frage in die Runde: Welches Gespräch von heute werden Sie nächste Woche noch weiterführen?',
    likes: 8,
    said: [
      ['Rosa Lindner', 'Das mit dem Mann ohne Regenschirm.'],
      ['Noah Berger', 'Das über kleine Maschinen. Ich habe jetzt eine Liste.'],
    ],
  },
  {
    by: 'Inês Barros',
    ago: 12,
    text: 'The closing session moves to the live stage, because more of you are coming than the room holds. Same time, more chairs.',
    likes: 11,
  },
];
