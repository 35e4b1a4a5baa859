import type { PostUpdate } from '@plenum/contract';

type Said = Required<
  Pick<PostUpdate, 'title' | 'language' | 'excerpt' | 'categories' | 'tags' | 'content'>
>;

export interface DemoPost extends Said {
  by: string;
  /** Before the first start; null: a draft, negative: still to come. */
  daysAgo: number | null;
  /** The title of what it is a translation of. */
  translates?: string;
  /** Who said what; what begins with an arrow answers the line before it. */
  said?: readonly (readonly [by: string, text: string])[];
}

/** The oldest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: 'Inês Barros',
    daysAgo: 62,
    language: 'en',
    title: 'Why our breaks became longer than our talks',
    excerpt: 'We measured where people met. It was never in row twelve.',
    categories: ['Craft'],
    tags: ['breaks', 'schedule'],
    content:
      '<p>Last year we asked everybody who came one question on the way out: where did you meet the person you will write to next week? Four in five answers named a break.</p><h2>What we changed</h2><p>Talks are twenty-five minutes now, and there is half an hour between two of them. Nobody has complained about a talk that was too short.</p><blockquote><p>A good break has somewhere to sit, something to point at, and no music.</p></blockquote><p>Online it is the same. After each session the chat of its stage stays open, and the speaker stays for ten minutes. Put that into the schedule, or it does not happen.</p>',
    said: [
      ['Priya Raman', 'We tried this at a much smaller meeting and it works there too.'],
      ['→ Inês Barros', 'How many people were you? I collect these numbers.'],
      ['Diego Fuentes', 'No music is the best advice I have read about events in years.'],
    ],
  },
  {
    by: 'Tomasz Wilk',
    daysAgo: 55,
    language: 'en',
    title: 'A sound check for people who speak from home',
    excerpt: 'Ten minutes, one checklist, and no more talks under water.',
    categories: ['Speakers', 'Craft'],
    tags: ['sound', 'checklist'],
    content:
      '<p>Listeners forgive a dark picture. They leave when the sound is bad. This is the list we go through with every speaker, two days before.</p><ol><li><p>Wear headphones with a cable. Wireless ones run empty at minute twenty.</p></li><li><p>Sit an arm’s length from a curtain or a shelf of books, never in an empty kitchen.</p></li><li><p>Say your first three sentences at the volume you will speak at. Record them. Listen.</p></li><li><p>Close everything that syncs files.</p></li></ol><p>Then do it again in the room and at the time of day of your talk: the neighbour’s drill keeps hours too.</p>',
    said: [['Salma Haddad', 'The curtain made more of a difference than my new microphone.']],
  },
  {
    by: 'Lucien Moreau',
    daysAgo: 48,
    language: 'fr',
    title: 'Traduire un programme sans le trahir',
    excerpt: 'Quatre langues, un seul sens : comment nous relisons les titres des sessions.',
    categories: ['Craft'],
    tags: ['langues'],
    content:
      '<p>Un titre de session est une promesse. Traduit mot à mot, il en devient une autre. Nous demandons donc à chaque intervenante et à chaque intervenant une phrase de plus : « En sortant, on saura… » C’est elle que nous traduisons d’abord.</p><h2>Trois règles</h2><ul><li><p>Le traducteur peut changer le titre, jamais la promesse.</p></li><li><p>Un jeu de mots qui ne passe pas disparaît.</p></li><li><p>La relecture se fait à voix haute.</p></li></ul><p>La dernière règle est la plus utile. Personne ne prononce sans sourire un titre que personne ne dirait.</p>',
    said: [['Amara Okafor', 'Lu à voix haute dans le train. Les voisins ont souri aussi.']],
  },
  {
    by: 'Mei Tanaka',
    daysAgo: 41,
    language: 'en',
    title: 'What a moderator does in the last ninety seconds',
    excerpt: 'The end of a session is the part everybody remembers, so rehearse it.',
    categories: ['Speakers'],
    tags: ['moderation'],
    content:
      '<p>At ninety seconds I stop reading questions. I look at the speaker, not at the clock, and say which question will be the last one.</p><p>Then three things, always in this order: I repeat one sentence of the talk, I say where the conversation goes on, and I thank the speaker by name. It takes forty seconds. The rest is for applause.</p><p>What I never do is ask whether there is “one very quick question”. There is no such thing.</p>',
  },
  {
    by: 'Ada Sommer',
    daysAgo: 34,
    language: 'de',
    title: 'Ein Anmeldeformular mit vier Feldern',
    excerpt: 'Jedes Feld, das wir gestrichen haben, hat uns Teilnehmende gebracht.',
    categories: ['Veranstalten'],
    tags: ['anmeldung'],
    content:
      '<p>Unser Formular hatte vierzehn Felder. Bei jedem haben wir gefragt: Wer liest das, und was ändert sich dadurch? Übrig geblieben sind Name, Mailadresse, Ticket und eine freie Zeile für alles, was wir wissen sollten.</p><h2>Die freie Zeile</h2><p>In ihr stehen Allergien, Rollstühle, späte Züge und einmal ein Gedicht. Drei Auswahllisten hätten davon nichts erfahren.</p><p>Firma und Funktion fragen wir später, wenn jemand ein Profil anlegt und selbst etwas davon hat.</p>',
    said: [
      ['Oskar Brandt', 'Wir sind bei sechs. Welche zwei haben Sie als Letztes gestrichen?'],
      ['→ Ada Sommer', 'Telefon und Anrede. Beide hat niemand vermisst.'],
    ],
  },
  {
    by: 'Jonas Lindqvist',
    daysAgo: 27,
    language: 'en',
    title: 'Captions are for everyone',
    excerpt: 'We turned them on for a few, and found out that most people read along.',
    categories: ['Accessibility'],
    tags: ['captions', 'languages'],
    content:
      '<p>We began with captions because two attendees asked for them. At the end of the first day, more than half of all viewers had switched them on: in trains, in open offices, in their third language.</p><h2>What makes captions readable</h2><ul><li><p>Two lines at most, and never over a face.</p></li><li><p>The names of speakers and products, given to the captioner the day before.</p></li><li><p>A dark ground that does not depend on the picture behind it.</p></li></ul><p>Ask each speaker for a list of twenty words that a stranger would misspell. It is the cheapest improvement we know.</p>',
    said: [
      ['Noah Berger', 'I read along in every session, and I hear perfectly well.'],
      ['Rosa Lindner', 'The list of twenty words should be in every speaker’s email.'],
    ],
  },
  {
    by: 'Inês Barros',
    daysAgo: 21,
    language: 'pt',
    title: 'O que aprendemos com uma sala vazia',
    excerpt: 'Uma sessão sem público ensinou-nos mais do que dez salas cheias.',
    categories: ['Organizar'],
    tags: ['programa'],
    content:
      '<p>Às nove da manhã do segundo dia, a sala três estava vazia. O tema era bom, a oradora excelente. Fomos perguntar porquê.</p><p>A resposta estava no programa: na noite anterior havia um jantar até tarde, e à mesma hora falava quem todos queriam ouvir. <strong>Não foi a sessão que falhou, fomos nós.</strong></p><h2>O que mudámos</h2><ul><li><p>Nada começa antes das dez depois de um jantar.</p></li><li><p>As sessões marcadas por muita gente não ficam à mesma hora.</p></li><li><p>Quem fala para poucos é avisado antes, e escolhe.</p></li></ul>',
    said: [
      ['Amara Okafor', 'A oradora voltou este ano?'],
      ['→ Inês Barros', 'Voltou, às onze. Sala cheia.'],
    ],
  },
  {
    by: 'Priya Raman',
    daysAgo: 16,
    language: 'en',
    title: 'Eight things I tell first-time exhibitors',
    excerpt: 'A booth is a conversation that happens to have walls.',
    categories: ['Exhibitors'],
    tags: ['checklist', 'booths'],
    content:
      '<p>I have stood at more booths than I can count. This is what I tell our own people before each one.</p><ol><li><p>Say what you do in nine words.</p></li><li><p>Two people at most, and both may answer anything.</p></li><li><p>Answer in the chat within a minute or say when you will be back.</p></li><li><p>Show one thing, not eleven.</p></li><li><p>Ask before you scan.</p></li><li><p>Write one line about each person while you still see their face.</p></li><li><p>Send what you promised the same evening.</p></li><li><p>Visit the booth next door.</p></li></ol>',
    said: [['Rosa Lindner', 'Number six. Always number six.']],
  },
  {
    by: 'Tomasz Wilk',
    daysAgo: 11,
    language: 'de',
    title: 'Eine Tonprobe für alle, die von zu Hause sprechen',
    translates: 'A sound check for people who speak from home',
    excerpt: 'Zehn Minuten, eine Liste, und kein Vortrag klingt mehr wie unter Wasser.',
    categories: ['Vortragen', 'Veranstalten'],
    tags: ['ton'],
    content:
      '<p>Ein dunkles Bild verzeihen alle. Bei schlechtem Ton gehen sie. Diese Liste gehen wir mit jeder Person durch, die spricht, zwei Tage vorher.</p><ol><li><p>Kopfhörer mit Kabel. Kabellose sind in Minute zwanzig leer.</p></li><li><p>Eine Armlänge vor einem Vorhang oder Bücherregal, nie in einer leeren Küche.</p></li><li><p>Die ersten drei Sätze in der Lautstärke des Vortrags sagen, aufnehmen, anhören.</p></li><li><p>Alles schließen, was Dateien abgleicht.</p></li></ol><p>Und dann noch einmal, im selben Raum, zur selben Tageszeit: Auch die Bohrmaschine nebenan hat ihre Stunden.</p>',
  },
  {
    by: 'Amara Okafor',
    daysAgo: 6,
    language: 'en',
    title: 'Meeting someone on purpose',
    excerpt: 'How to ask a stranger for fifteen minutes, and how to say no to one.',
    categories: ['Attendees'],
    tags: ['meetings', 'breaks'],
    content:
      '<p>“Let’s connect” is not a request. “I saw that you moved a festival online in three weeks; may I ask you for fifteen minutes about how you told the artists?” is one. It says why you, what about, and how long.</p><h2>Saying no</h2><p>You owe nobody fifteen minutes. “Not this week” is a whole sentence, and the button says it for you.</p><p>And if you are asked by someone who is new here: say yes once a day. Somebody did so for you.</p>',
    said: [
      ['Noah Berger', 'Copied the second sentence. It worked twice today.'],
      ['Salma Haddad', 'Thank you for the part about saying no.'],
    ],
  },
  {
    by: 'Ada Sommer',
    daysAgo: 1,
    language: 'en',
    title: 'Horizon Summit opens: how to find your way',
    excerpt: 'Where the day begins, what to star, and whom to ask.',
    categories: ['News'],
    tags: ['summit'],
    content:
      '<p>The doors are open. Begin in the lobby: it always shows what is on now and what comes next, in your own time zone if you like.</p><h2>Three things for the first ten minutes</h2><ol><li><p>Star the sessions you want to see. They become your agenda, and you are reminded of them.</p></li><li><p>Write one line in your profile about what you are looking for.</p></li><li><p>Visit one booth in the exhibit hall whose name you do not know.</p></li></ol><p>If anything is unclear, write to us in the Admin Chat. There are people behind it.</p>',
    said: [['Diego Fuentes', 'Already lost in the exhibit hall, in the best way.']],
  },
  {
    by: 'Mei Tanaka',
    daysAgo: -2,
    language: 'en',
    title: 'What you asked us most often, and our answers',
    excerpt: 'Recordings, certificates, and the coffee.',
    categories: ['News'],
    tags: ['summit'],
    content:
      '<p>Recordings are cut overnight and appear with their session. Certificates of attendance come by email in the week after. The coffee we are sorry about.</p>',
  },
  {
    by: 'Ada Sommer',
    daysAgo: null,
    language: 'en',
    title: 'Notes for a year without a venue',
    excerpt: '',
    categories: ['Craft'],
    tags: [],
    content: '<p>What would we do with the money? First answers from the team, to be sorted.</p>',
  },
];
