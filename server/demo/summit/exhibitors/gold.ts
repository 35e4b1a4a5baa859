import { four } from '../shape.ts';
import type { SummitBooth } from './shape.ts';

export const gold: readonly SummitBooth[] = [
  {
    tier: 'gold',
    name: 'Nordlicht Medien',
    tagline: four(
      'Stories from the edge of the map',
      'Geschichten vom Rand der Karte',
      'Des récits du bord de la carte',
      'Histórias da margem do mapa',
    ),
    description: four(
      'We film where few cameras go, and leave the cameras there: local crews tell the next story themselves.',
      'Wir drehen, wo selten Kameras stehen, und lassen die Kameras dort: Die nächste Geschichte erzählen die Leute selbst.',
      'Nous filmons là où les caméras vont peu, et nous les y laissons.',
      'Filmamos onde há poucas câmaras e deixamo-las lá: a próxima história conta-a quem lá vive.',
    ),
    topics: ['Film', 'Education', 'Citizens'],
    products: [
      {
        name: 'Story Kit',
        words: four(
          'Camera, microphone and a course in one bag.',
          'Kamera, Mikrofon und ein Kurs in einer Tasche.',
          'Caméra, micro et cours dans un sac.',
          'Câmara, microfone e curso num saco.',
        ),
      },
    ],
    documents: ['Nordlicht Medien in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Puerto Claro',
    tagline: four(
      'Harbour water clean enough to swim in',
      'Hafenwasser, in dem man schwimmen kann',
      'Une eau de port où l’on nage',
      'Água do porto onde se pode nadar',
    ),
    description: four(
      'Filters of mussel and reed clean a harbour basin in two summers, and tell each morning whether to jump in.',
      'Filter aus Muscheln und Schilf reinigen ein Hafenbecken in zwei Sommern und sagen jeden Morgen, ob man springen darf.',
      'Des filtres de moules et de roseaux nettoient un bassin en deux étés.',
      'Filtros de mexilhão e caniço limpam uma doca em dois verões.',
    ),
    topics: ['Water', 'Harbours', 'Biodiversity'],
    products: [
      {
        name: 'Reed Raft',
        words: four(
          'A raft that cleans and is a home for birds.',
          'Ein Floß, das reinigt und Vögeln ein Zuhause ist.',
          'Un radeau qui nettoie et abrite les oiseaux.',
          'Uma jangada que limpa e abriga aves.',
        ),
      },
    ],
    documents: ['Puerto Claro in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Studio Faro',
    tagline: four(
      'Exhibitions that travel by post',
      'Ausstellungen, die mit der Post kommen',
      'Des expositions qui voyagent par la poste',
      'Exposições que viajam pelo correio',
    ),
    description: four(
      'A museum in four parcels: what a village needs to open an exhibition by Saturday.',
      'Ein Museum in vier Paketen: was ein Dorf braucht, um bis Samstag eine Ausstellung zu eröffnen.',
      'Un musée en quatre colis pour ouvrir une exposition avant samedi.',
      'Um museu em quatro encomendas para abrir uma exposição até sábado.',
    ),
    topics: ['Museums', 'Education', 'Design'],
    products: [
      {
        name: 'Parcel Museum',
        words: four(
          'Four parcels, one evening, one exhibition.',
          'Vier Pakete, ein Abend, eine Ausstellung.',
          'Quatre colis, une soirée, une exposition.',
          'Quatro encomendas, uma noite, uma exposição.',
        ),
      },
    ],
    documents: ['Studio Faro in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Vila Verde',
    tagline: four(
      'Gardens on every flat roof',
      'Gärten auf jedem flachen Dach',
      'Des jardins sur chaque toit plat',
      'Jardins em cada telhado plano',
    ),
    description: four(
      'We measure a roof, say what it carries, and plant what drinks the rain that falls there.',
      'Wir messen ein Dach, sagen, was es trägt, und pflanzen, was den Regen dort trinkt.',
      'Nous mesurons un toit et plantons ce qui boit la pluie qui y tombe.',
      'Medimos um telhado e plantamos o que bebe a chuva que lá cai.',
    ),
    topics: ['Roofs', 'Water', 'Biodiversity', 'Citizens'],
    products: [
      {
        name: 'Roof Check',
        words: four(
          'What your roof carries, in one afternoon.',
          'Was Ihr Dach trägt, an einem Nachmittag.',
          'Ce que porte votre toit, en un après-midi.',
          'O que o seu telhado aguenta, numa tarde.',
        ),
      },
    ],
    documents: ['Vila Verde in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Kite & Co',
    tagline: four(
      'Freight by wind, on time',
      'Fracht mit Wind, pünktlich',
      'Du fret à la voile, à l’heure',
      'Carga à vela, a horas',
    ),
    description: four(
      'Kites pull our ships for half of the way; the other half we sail slower, and say so before we load.',
      'Drachen ziehen unsere Schiffe die Hälfte des Weges; die andere Hälfte fahren wir langsamer und sagen es vorher.',
      'Des cerfs-volants tirent nos navires la moitié du chemin.',
      'Papagaios puxam os nossos navios metade do caminho.',
    ),
    topics: ['Shipping', 'Wind', 'Harbours'],
    products: [
      {
        name: 'Kite Slot',
        words: four(
          'A place on the next windy crossing.',
          'Ein Platz auf der nächsten windigen Überfahrt.',
          'Une place sur la prochaine traversée ventée.',
          'Um lugar na próxima travessia com vento.',
        ),
      },
    ],
    documents: ['Kite & Co in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Atelier Rivoli',
    tagline: four(
      'Signs that everyone can read',
      'Schilder, die alle lesen können',
      'Des panneaux que tous peuvent lire',
      'Sinais que todos conseguem ler',
    ),
    description: four(
      'Wayfinding by touch, contrast and sound, tested by those who need it before anybody pays for it.',
      'Orientierung durch Tasten, Kontrast und Klang, geprüft von denen, die sie brauchen, bevor jemand zahlt.',
      'Une signalétique par le toucher, le contraste et le son.',
      'Orientação pelo tato, contraste e som.',
    ),
    topics: ['Accessibility', 'Design', 'Public sector'],
    products: [
      {
        name: 'Touch Map',
        words: four(
          'A map for fingers at the entrance.',
          'Eine Karte für Finger am Eingang.',
          'Un plan pour les doigts à l’entrée.',
          'Um mapa para os dedos à entrada.',
        ),
      },
    ],
    documents: ['Atelier Rivoli in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Brückenwerk',
    tagline: four(
      'Old bridges, measured anew',
      'Alte Brücken, neu gemessen',
      'De vieux ponts, mesurés à neuf',
      'Pontes antigas, medidas de novo',
    ),
    description: four(
      'Sensors the size of a coin listen to a bridge for a year; then we know whether it needs steel or rest.',
      'Sensoren, groß wie eine Münze, hören einer Brücke ein Jahr zu; dann wissen wir, ob sie Stahl braucht oder Ruhe.',
      'Des capteurs grands comme une pièce écoutent un pont pendant un an.',
      'Sensores do tamanho de uma moeda escutam uma ponte durante um ano.',
    ),
    topics: ['Bridges', 'Data', 'Public sector'],
    products: [
      {
        name: 'Bridge Ear',
        words: four(
          'One year of listening, one page of answer.',
          'Ein Jahr zuhören, eine Seite Antwort.',
          'Un an d’écoute, une page de réponse.',
          'Um ano a ouvir, uma página de resposta.',
        ),
      },
    ],
    documents: ['Brückenwerk in short.pdf'],
  },
  {
    tier: 'gold',
    name: 'Samba Solar',
    tagline: four(
      'Sunlight by subscription',
      'Sonnenlicht im Abo',
      'Le soleil par abonnement',
      'Sol por assinatura',
    ),
    description: four(
      'Panels on schools, paid from what they save; pupils read the meter and write the monthly report.',
      'Module auf Schulen, bezahlt aus dem, was sie sparen; Kinder lesen den Zähler und schreiben den Bericht.',
      'Des panneaux sur les écoles, payés par ce qu’ils économisent.',
      'Painéis nas escolas, pagos com o que poupam.',
    ),
    topics: ['Solar', 'Education', 'Grids'],
    products: [
      {
        name: 'School Meter',
        words: four(
          'A meter that children read aloud.',
          'Ein Zähler, den Kinder vorlesen.',
          'Un compteur que les enfants lisent à voix haute.',
          'Um contador que as crianças leem em voz alta.',
        ),
      },
    ],
    documents: ['Samba Solar in short.pdf'],
  },
];
