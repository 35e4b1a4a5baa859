import type { Language } from '../../../platform/mail/letter.ts';

type Said = Readonly<Record<Language, readonly string[]>>;

/** What is asked again and again, and what attendees know of it; each language by its own words. */
export const known: readonly { about: RegExp; says: Said }[] = [
  {
    about: /\b(slides?|folien?|diapos?|diapositives?|diapositivos|apresentaç)/iu,
    says: {
      en: ['Slides are with each session in the program, as soon as the speakers have sent them.'],
      de: ['Die Folien hängen an der jeweiligen Session im Programm, sobald sie da sind.'],
      fr: ['Les diapos sont avec chaque session du programme, dès qu’elles arrivent.'],
      pt: ['Os slides estão em cada sessão do programa, assim que chegam.'],
    },
  },
  {
    about: /\b(record|replay|aufzeichn|aufnahme|enregistr|grava)/iu,
    says: {
      en: ['Recordings are under Live Event, two from yesterday are there already.'],
      de: ['Aufzeichnungen stehen unter „Live-Event“, zwei von gestern sind schon da.'],
      fr: ['Les enregistrements sont sous « Live », deux d’hier y sont déjà.'],
      pt: ['As gravações estão no palco ao vivo, já lá estão duas de ontem.'],
    },
  },
  {
    about: /\b(sound|audio|hear|ton\b|höre|entends|son\b|ouço|ouvir o som)/iu,
    says: {
      en: ['I had that as well. Loading the page again helped.'],
      de: ['Das hatte ich auch. Neu laden hat geholfen.'],
      fr: ['J’ai eu la même chose. Recharger la page a suffi.'],
      pt: ['A mim aconteceu o mesmo. Recarregar a página resolveu.'],
    },
  },
  {
    about: /\b(booths?|exhibitors?|stands?|messest|aussteller|exposants?|expositor)/iu,
    says: {
      en: ['Try Samba Solar and Brückenwerk in the exhibit hall, people there answer quickly.'],
      de: ['Schau bei Samba Solar und Brückenwerk vorbei, dort wird schnell geantwortet.'],
      fr: ['Passez chez Samba Solar et Brückenwerk, on y répond vite.'],
      pt: ['Passe pela Samba Solar e pela Brückenwerk, respondem depressa.'],
    },
  },
  {
    about: /\b(lunch|coffee|break|pause|mittag|kaffee|déjeuner|café|almoço|intervalo)/iu,
    says: {
      en: ['See you in the coffee corner then!'],
      de: ['Dann bis gleich in der Kaffeeecke!'],
      fr: ['Alors à tout de suite au coin café !'],
      pt: ['Então até já no canto do café!'],
    },
  },
];

export const greetings: Said = {
  en: [
    'Hello and welcome! Where are you joining from?',
    'Hi! Good to have you here.',
    'Welcome! Which sessions have you starred?',
  ],
  de: ['Hallo und willkommen! Von wo bist du dabei?', 'Moin! Schön, dass du da bist.'],
  fr: ['Bonjour et bienvenue ! D’où nous rejoignez-vous ?', 'Bonjour ! Ravie de vous voir ici.'],
  pt: [
    'Olá e bem-vindo a este canto! De onde nos acompanha?',
    'Olá! Que bom ter mais alguém aqui.',
  ],
};

export const toQuestions: Said = {
  en: [
    'Good question. I would ask it at the stage as well, they take questions there.',
    'I wondered about that too. Somebody at the help desk will know.',
    'I do not know, and now I want to.',
    'Not sure. I think it was touched on this morning, have a look at the program.',
  ],
  de: [
    'Gute Frage, die würde ich auch auf der Bühne stellen.',
    'Das weiß ich nicht, aber der Helpdesk bestimmt.',
  ],
  fr: ['Bonne question, posez-la aussi à la scène.', 'Je ne sais pas, mais le help desk saura.'],
  pt: ['Boa pergunta, eu fazia-a também no palco.', 'Não sei, mas no help desk sabem de certeza.'],
};

export const toAll: Said = {
  en: [
    'I like that.',
    'Same here.',
    'Thank you for saying so, I was about to.',
    'Tell us more in the coffee corner?',
    'That goes on my list.',
  ],
  de: ['Das gefällt mir.', 'Geht mir genauso.', 'Danke, das nehme ich mit.'],
  fr: ['J’aime bien.', 'Pareil ici.', 'Merci, je le note.'],
  pt: ['Gosto disso.', 'Por aqui também.', 'Obrigada, vou tomar nota.'],
};

export const atBooths: Said = {
  en: [
    'Hello, and thank you for coming by! I am at the booth right now. How large is your town or team?',
    'Good question. The first document at our booth answers most of it; for the rest I am here.',
    'We can show you that online, it takes twenty minutes. Drop your card and I send you two dates.',
    'Thank you, I pass that on to a colleague who knows more and write to you today.',
  ],
  de: [
    'Hallo, und danke fürs Vorbeikommen! Ich bin gerade am Stand. Wie groß ist Ihre Stadt oder Ihr Team?',
    'Gute Frage. Das erste Dokument an unserem Stand beantwortet das meiste, für den Rest bin ich da.',
    'Das zeigen wir Ihnen gern online, es dauert zwanzig Minuten. Geben Sie Ihre Karte ab, dann schicke ich zwei Termine.',
  ],
  fr: [
    'Bonjour et merci de votre visite ! Je suis au stand. Quelle est la taille de votre ville ou équipe ?',
    'Bonne question. Le premier document de notre stand répond à presque tout, et je suis là pour le reste.',
    'Nous vous le montrons volontiers en ligne, en vingt minutes. Laissez votre carte, j’envoie deux dates.',
  ],
  pt: [
    'Olá, e obrigada pela visita! Estou no stand. Qual é a dimensão da sua cidade ou equipa?',
    'Boa pergunta. O primeiro documento do nosso stand responde a quase tudo; para o resto estou cá.',
    'Mostramos isso online, em vinte minutos. Deixe o seu cartão e envio duas datas.',
  ],
};

export const betweenTwo: Said = {
  en: [
    'Nice to hear from you! I am in and out of sessions today, and read everything in the breaks.',
    'Thank you! Let us talk more about that after the last session.',
    'Sounds good to me.',
  ],
  de: [
    'Schön, von dir zu hören! Ich bin heute viel in Sessions und lese alles in den Pausen.',
    'Danke! Lass uns nach der letzten Session mehr dazu reden.',
  ],
  fr: [
    'Merci de votre message ! Je suis de session en session et je lis tout pendant les pauses.',
    'Merci ! Parlons-en après la dernière session.',
  ],
  pt: [
    'Que bom receber a sua mensagem! Hoje ando entre sessões e leio tudo nos intervalos.',
    'Obrigada! Falamos mais depois da última sessão.',
  ],
};
