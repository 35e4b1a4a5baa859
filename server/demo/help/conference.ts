import type { DemoCategory } from './words.ts';

/** What is asked about taking part. */
export const conferenceHelp: DemoCategory = {
  slug: 'taking-part',
  icon: 'Compass',
  title: ['Taking part', 'Teilnehmen', 'Participer', 'Participar'],
  lead: [
    'Program, people and your own account',
    'Programm, Menschen und das eigene Konto',
    'Programme, personnes et votre compte',
    'Programa, pessoas e a sua conta',
  ],
  articles: [
    {
      title: [
        'How do I plan my days?',
        'Wie plane ich meine Tage?',
        'Comment planifier mes journées ?',
        'Como planeio os meus dias?',
      ],
      answer: [
        'Give a star to each session you want to see in the program. It is then in your Summit Agenda, where clashes are shown.',
        'Markieren Sie im Programm jede Sitzung, die Sie sehen möchten, mit einem Stern. Sie steht dann in Ihrer Summit-Agenda, die auch Überschneidungen zeigt.',
        'Marquez d’une étoile chaque session qui vous intéresse dans le programme. Elle figure alors dans l’Agenda du sommet, qui montre aussi les conflits.',
        'Dê uma estrela a cada sessão do programa que quer ver. Passa a estar na Agenda da cimeira, que também mostra sobreposições.',
      ],
    },
    {
      title: [
        'Which time zone do the times have?',
        'In welcher Zeitzone stehen die Zeiten?',
        'Dans quel fuseau horaire sont les heures ?',
        'Em que fuso estão as horas?',
      ],
      answer: [
        'That of the event; you can switch your agenda to your own.',
        'In der der Veranstaltung; Ihre Agenda können Sie auf Ihre eigene umstellen.',
        'Dans celui de l’événement ; vous pouvez passer votre agenda dans le vôtre.',
        'No do evento; pode mudar a sua agenda para o seu.',
      ],
    },
    {
      title: [
        'How do I get the sessions into my own calendar?',
        'Wie kommen die Sitzungen in meinen eigenen Kalender?',
        'Comment mettre les sessions dans mon calendrier ?',
        'Como passo as sessões para o meu calendário?',
      ],
      answer: [
        'Your Summit Agenda has a private address for calendar programs. What you star later appears there by itself.\nGive the address to nobody: whoever has it can read your agenda. You can end it at any time.',
        'Ihre Summit-Agenda hat eine private Adresse für Kalenderprogramme. Was Sie später markieren, erscheint dort von selbst.\nGeben Sie die Adresse niemandem: wer sie hat, kann Ihre Agenda lesen. Sie können sie jederzeit beenden.',
        'L’Agenda du sommet a une adresse privée pour les calendriers. Ce que vous marquez plus tard y apparaît tout seul.\nNe la donnez à personne : qui la possède peut lire votre agenda. Vous pouvez y mettre fin à tout moment.',
        'A Agenda da cimeira tem um endereço privado para calendários. O que marcar depois aparece lá sozinho.\nNão o dê a ninguém: quem o tiver pode ler a sua agenda. Pode terminá-lo quando quiser.',
      ],
      isKnowledgeOnly: true,
    },
    {
      title: [
        'Who sees my profile?',
        'Wer sieht mein Profil?',
        'Qui voit mon profil ?',
        'Quem vê o meu perfil?',
      ],
      answer: [
        'Only people you allow. You choose for each field who sees it, and whether you are listed among the attendees at all.',
        'Nur wem Sie es erlauben. Sie wählen für jedes Feld, wer es sieht, und ob Sie überhaupt in der Liste der Teilnehmenden stehen.',
        'Seulement ceux que vous autorisez. Vous choisissez pour chaque champ qui le voit, et si vous figurez parmi les participants.',
        'Só quem permitir. Escolhe, para cada campo, quem o vê, e se aparece na lista de participantes.',
      ],
    },
    {
      title: [
        'What happens when I drop my card?',
        'Was passiert, wenn ich meine Karte abgebe?',
        'Que se passe-t-il quand je laisse ma carte ?',
        'O que acontece quando deixo o meu cartão?',
      ],
      answer: [
        'The booth gets the fields you chose for your card, and you get a receipt. You can withdraw the card at any time: it is then missing from every later export of the booth.',
        'Der Stand bekommt die Felder, die Sie für Ihre Karte gewählt haben, und Sie eine Quittung. Sie können die Karte jederzeit zurückziehen: dann fehlt sie in jedem späteren Export des Stands.',
        'Le stand reçoit les champs choisis pour votre carte, et vous un reçu. Vous pouvez la retirer à tout moment : elle manque alors dans tout export ultérieur du stand.',
        'O stand recebe os campos que escolheu para o cartão, e você um recibo. Pode retirá-lo a qualquer momento: deixa então de estar em exportações posteriores do stand.',
      ],
    },
    {
      title: [
        'How do I write to somebody privately?',
        'Wie schreibe ich jemandem privat?',
        'Comment écrire à quelqu’un en privé ?',
        'Como escrevo a alguém em privado?',
      ],
      answer: [
        'In Comet Chat. Somebody you do not know yet sees your first message as a request and decides whether to answer.',
        'Im Comet Chat. Wer Sie noch nicht kennt, sieht Ihre erste Nachricht als Anfrage und entscheidet, ob eine Antwort kommt.',
        'Dans Comet Chat. Une personne que vous ne connaissez pas reçoit votre premier message comme une demande et décide d’y répondre.',
        'No Comet Chat. Quem ainda não o conhece recebe a primeira mensagem como pedido e decide se responde.',
      ],
    },
    {
      title: [
        'How do I reach the organisers?',
        'Wie erreiche ich das Organisationsteam?',
        'Comment joindre les organisateurs ?',
        'Como contacto os organizadores?',
      ],
      answer: [
        'Ask in the Admin Chat. While you type, matching articles are suggested; your question waits in a queue until an organiser takes it.',
        'Fragen Sie im Hilfe-Chat. Während Sie tippen, werden passende Artikel vorgeschlagen; Ihre Frage wartet in einer Reihe, bis sich jemand darum kümmert.',
        'Posez votre question dans « Aide en direct ». Pendant que vous écrivez, des articles sont proposés ; votre question attend ensuite qu’un organisateur la prenne.',
        'Pergunte no Chat de ajuda. Enquanto escreve, são sugeridos artigos; a pergunta espera numa fila até um organizador a receber.',
      ],
    },
    {
      title: [
        'How do I protect my account?',
        'Wie schütze ich mein Konto?',
        'Comment protéger mon compte ?',
        'Como protejo a minha conta?',
      ],
      answer: [
        'Turn on two-step sign-in in your account settings. There you also see every device that is signed in, and can end it.',
        'Schalten Sie in den Kontoeinstellungen die Anmeldung in zwei Schritten ein. Dort sehen Sie auch alle angemeldeten Geräte und können sie abmelden.',
        'Activez la connexion en deux étapes dans les paramètres du compte. Vous y voyez aussi chaque appareil connecté et pouvez le déconnecter.',
        'Ative o início de sessão em dois passos nas definições da conta. Lá vê também cada dispositivo ligado e pode terminar a sessão.',
      ],
    },
    {
      title: [
        'Can I have a copy of my data?',
        'Kann ich eine Kopie meiner Daten haben?',
        'Puis-je obtenir une copie de mes données ?',
        'Posso ter uma cópia dos meus dados?',
      ],
      answer: [
        'Yes. Ask for it in your account settings; it is put together as a file that only you can download. You can delete your account there as well.',
        'Ja. Fordern Sie sie in den Kontoeinstellungen an; es entsteht eine Datei, die nur Sie herunterladen können. Dort können Sie Ihr Konto auch löschen.',
        'Oui. Demandez-la dans les paramètres du compte ; un fichier est préparé que vous seul pouvez télécharger. Vous pouvez aussi y supprimer votre compte.',
        'Sim. Peça-a nas definições da conta; é preparado um ficheiro que só você pode descarregar. Lá também pode apagar a conta.',
      ],
    },
  ],
};
