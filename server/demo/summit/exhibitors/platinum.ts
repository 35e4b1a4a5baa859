import { four } from '../shape.ts';
import type { SummitBooth } from './shape.ts';

export const platinum: readonly SummitBooth[] = [
  {
    tier: 'platinum',
    name: 'Oryx Energy',
    tagline: four(
      'Power from wind and patience',
      'Strom aus Wind und Geduld',
      'L’énergie du vent et de la patience',
      'Energia do vento e da paciência',
    ),
    description: four(
      'We plan, build and run wind parks together with the towns that see them from their windows. Every park pays part of what it earns to its neighbours, and every turbine tells them in plain words what it does today.',
      'Wir planen, bauen und betreiben Windparks mit den Orten, die sie vom Fenster aus sehen. Jeder Park gibt einen Teil seiner Einnahmen an die Nachbarn, und jede Anlage sagt ihnen in einfachen Worten, was sie heute tut.',
      'Nous planifions, construisons et exploitons des parcs éoliens avec les communes qui les voient de leurs fenêtres. Chaque parc partage ses recettes avec ses voisins.',
      'Planeamos, construímos e operamos parques eólicos com as localidades que os veem da janela. Cada parque partilha o que ganha com os vizinhos.',
    ),
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    topics: ['Wind', 'Grids', 'Citizens', 'Storage'],
    products: [
      {
        name: 'Neighbour Share',
        words: four(
          'A share of each park for the people around it, paid out every quarter.',
          'Ein Anteil an jedem Park für die Menschen ringsum, jedes Quartal ausgezahlt.',
          'Une part de chaque parc pour les riverains, versée chaque trimestre.',
          'Uma parte de cada parque para quem vive à volta, paga a cada trimestre.',
        ),
      },
      {
        name: 'Quiet Blade',
        words: four(
          'Blades that turn slower at night and are heard half as far.',
          'Blätter, die nachts langsamer drehen und halb so weit zu hören sind.',
          'Des pales qui ralentissent la nuit et s’entendent deux fois moins loin.',
          'Pás que abrandam à noite e se ouvem a metade da distância.',
        ),
      },
      {
        name: 'Park Diary',
        words: four(
          'What a park does today, in words instead of kilowatts.',
          'Was ein Park heute tut, in Worten statt in Kilowatt.',
          'Ce que fait un parc aujourd’hui, en mots plutôt qu’en kilowatts.',
          'O que um parque faz hoje, em palavras em vez de quilowatts.',
        ),
      },
    ],
    documents: ['A wind park with its neighbours.pdf'],
  },
  {
    tier: 'platinum',
    name: 'Lanterna Labs',
    tagline: four(
      'Software that explains itself',
      'Software, die sich erklärt',
      'Des logiciels qui s’expliquent',
      'Software que se explica',
    ),
    description: four(
      'Decisions made by software change lives: who gets a flat, a loan, a place at school. Our tools show why a decision fell as it did, to those who decide and to those it was decided about.',
      'Entscheidungen von Software verändern Leben: wer eine Wohnung, einen Kredit, einen Schulplatz bekommt. Unsere Werkzeuge zeigen, warum entschieden wurde – denen, die entscheiden, und denen, über die entschieden wurde.',
      'Les décisions prises par des logiciels changent des vies. Nos outils montrent pourquoi elles ont été prises, à ceux qui décident comme à ceux qu’elles concernent.',
      'As decisões tomadas por software mudam vidas. As nossas ferramentas mostram porquê, a quem decide e a quem é decidido.',
    ),
    topics: ['Open source', 'Public sector', 'Accessibility', 'Data'],
    products: [
      {
        name: 'Why',
        words: four(
          'For every decision the three reasons that weighed most.',
          'Zu jeder Entscheidung die drei Gründe, die am schwersten wogen.',
          'Pour chaque décision, les trois raisons qui ont le plus pesé.',
          'Para cada decisão, as três razões que mais pesaram.',
        ),
      },
      {
        name: 'Plain Letter',
        words: four(
          'Official letters in words that people use.',
          'Amtliche Briefe in Worten, die Menschen benutzen.',
          'Des lettres officielles dans les mots de tous les jours.',
          'Cartas oficiais com as palavras que as pessoas usam.',
        ),
      },
    ],
    documents: ['Explaining a decision.pdf'],
  },
  {
    tier: 'platinum',
    name: 'Halcyon Health',
    tagline: four(
      'Care that comes to you',
      'Pflege, die zu Ihnen kommt',
      'Des soins qui viennent à vous',
      'Cuidados que vão ter consigo',
    ),
    description: four(
      'Small teams of nurses who know their street, with time that is theirs to plan. We bring the software, the training and the night line; the teams bring everything else.',
      'Kleine Pflegeteams, die ihre Straße kennen und ihre Zeit selbst planen. Wir bringen Software, Ausbildung und den Nachtdienst am Telefon; alles andere bringen die Teams.',
      'De petites équipes d’infirmières qui connaissent leur rue et planifient leur temps. Nous apportons le logiciel, la formation et la ligne de nuit.',
      'Pequenas equipas de enfermagem que conhecem a sua rua e planeiam o seu tempo. Nós levamos o software, a formação e a linha noturna.',
    ),
    topics: ['Home care', 'Nursing', 'Night shifts', 'Training'],
    products: [
      {
        name: 'Street Rounds',
        words: four(
          'Rounds planned by the team itself, in ten minutes a week.',
          'Touren, die das Team selbst plant, in zehn Minuten die Woche.',
          'Des tournées planifiées par l’équipe en dix minutes par semaine.',
          'Rondas planeadas pela própria equipa em dez minutos por semana.',
        ),
      },
      {
        name: 'Night Line',
        words: four(
          'A nurse on the phone all night, who can read the file.',
          'Nachts eine Pflegekraft am Telefon, die die Akte lesen kann.',
          'Une infirmière au téléphone toute la nuit, avec le dossier sous les yeux.',
          'Uma enfermeira ao telefone toda a noite, com o processo à frente.',
        ),
      },
    ],
    documents: ['A team and its street.pdf'],
  },
  {
    tier: 'platinum',
    name: 'Tidewater Transit',
    tagline: four(
      'Ferries, trams and the walk between',
      'Fähren, Bahnen und der Weg dazwischen',
      'Bateaux, trams et la marche entre les deux',
      'Barcos, elétricos e o caminho entre eles',
    ),
    description: four(
      'A city moves well when the change from one line to the next is dry, short and certain. We run ferries and trams in six harbour towns and publish each minute of every delay.',
      'Eine Stadt bewegt sich gut, wenn das Umsteigen trocken, kurz und sicher ist. Wir betreiben Fähren und Bahnen in sechs Hafenstädten und veröffentlichen jede Minute jeder Verspätung.',
      'Une ville circule bien quand la correspondance est courte, abritée et sûre. Nous exploitons bateaux et trams dans six villes portuaires.',
      'Uma cidade anda bem quando o transbordo é curto, abrigado e certo. Operamos barcos e elétricos em seis cidades portuárias.',
    ),
    topics: ['Public transport', 'Harbours', 'Open data', 'Accessibility'],
    products: [
      {
        name: 'One Minute Change',
        words: four(
          'Timetables that wait for each other, shown on the platform.',
          'Fahrpläne, die aufeinander warten, angezeigt am Bahnsteig.',
          'Des horaires qui s’attendent, affichés sur le quai.',
          'Horários que esperam uns pelos outros, mostrados no cais.',
        ),
      },
      {
        name: 'Step Free',
        words: four(
          'A way without a step from every door to every deck.',
          'Ein Weg ohne Stufe von jeder Tür auf jedes Deck.',
          'Un chemin sans marche de chaque porte à chaque pont.',
          'Um caminho sem degraus de cada porta a cada convés.',
        ),
      },
    ],
    documents: ['Six harbours in numbers.pdf'],
  },
];
