import type { SummitSpeaker } from '../shape.ts';

/** Six of each track. */
export const speakersOfTracks: readonly SummitSpeaker[] = [
  {
    name: 'Ingrid Solheim',
    title: 'Building engineer',
    company: 'Fjordvarme',
    bio: {
      en: 'Ingrid Solheim makes old houses warm without changing how they look.',
      de: 'Ingrid Solheim macht alte Häuser warm, ohne dass man es sieht.',
    },
  },
  {
    name: 'Baptiste Leroy',
    title: 'River keeper',
    company: 'Syndicat de la Loue',
    bio: {
      en: 'Baptiste Leroy looks after 84 kilometres of river and everyone who lives by it.',
      fr: 'Baptiste Leroy veille sur 84 kilomètres de rivière et sur tous ceux qui la bordent.',
    },
  },
  {
    name: 'Thandi Mokoena',
    title: 'Grid operator',
    company: 'Oryx Energy',
    bio: {
      en: 'Thandi Mokoena balances a town’s power, and explains the bill.',
      fr: 'Thandi Mokoena équilibre le courant d’une ville, et explique la facture.',
    },
  },
  {
    name: 'Joana Meireles',
    title: 'Landscape architect',
    company: 'Sombra',
    bio: {
      en: 'Joana Meireles plants trees where people wait.',
      pt: 'Joana Meireles planta árvores onde as pessoas esperam.',
    },
  },
  {
    name: 'Anders Holm',
    title: 'Energy adviser',
    company: 'Østvind',
    bio: {
      en: 'Anders Holm has sat at two thousand kitchen tables to talk about energy.',
      de: 'Anders Holm hat an zweitausend Küchentischen über Energie gesprochen.',
    },
  },
  {
    name: 'Petra Vávrová',
    title: 'Botanist',
    company: 'Brno Field Station',
    bio: {
      en: 'Petra Vávrová reads the air in moss and lichen.',
      de: 'Petra Vávrová liest die Luft an Moosen und Flechten ab.',
    },
  },
  {
    name: 'Mirela Dragan',
    title: 'Transport planner',
    company: 'Tidewater Transit',
    bio: {
      en: 'Mirela Dragan plans buses for places that never had one.',
      fr: 'Mirela Dragan imagine des bus là où il n’y en a jamais eu.',
    },
  },
  {
    name: 'Lars Pettersson',
    title: 'Street engineer',
    company: 'City of Umeå',
    bio: {
      en: 'Lars Pettersson is responsible for 600 kilometres of pavement and every snowflake on it.',
      de: 'Lars Pettersson ist für 600 Kilometer Gehweg zuständig und für jede Flocke darauf.',
    },
  },
  {
    name: 'Nkechi Eze',
    title: 'Urbanist',
    company: 'Small Steps',
    bio: {
      en: 'Nkechi Eze designs streets with the people who cannot drive yet.',
      pt: 'Nkechi Eze desenha ruas com quem ainda não pode conduzir.',
    },
  },
  {
    name: 'Camille Perrin',
    title: 'Timetable editor',
    company: 'Rails de Nuit',
    bio: {
      en: 'Camille Perrin knows every night train in Europe by its number.',
      fr: 'Camille Perrin connaît chaque train de nuit d’Europe par son numéro.',
    },
  },
  {
    name: 'Hiroshi Endo',
    title: 'Architect',
    company: 'Atelier Rivoli',
    bio: {
      en: 'Hiroshi Endo prefers houses that are already there.',
      fr: 'Hiroshi Endo préfère les maisons qui existent déjà.',
    },
  },
  {
    name: 'Sofia Antunes',
    title: 'Market keeper',
    company: 'Mercado do Viaduto',
    bio: {
      en: 'Sofia Antunes opened a market under a motorway and has not missed a Saturday since.',
      pt: 'Sofia Antunes abriu um mercado debaixo de uma autoestrada e desde então não faltou a um sábado.',
    },
  },
  {
    name: 'Grace Mwangi',
    title: 'Community nurse',
    company: 'Halcyon Health',
    bio: {
      en: 'Grace Mwangi leads ninety nurses, most of whom come by bicycle.',
      fr: 'Grace Mwangi dirige quatre-vingt-dix infirmières, dont la plupart viennent à vélo.',
    },
  },
  {
    name: 'Matthias Kern',
    title: 'Intensive care doctor',
    company: 'Klinik am See',
    bio: {
      en: 'Matthias Kern works nights so that his patients can sleep.',
      de: 'Matthias Kern arbeitet nachts, damit seine Kranken schlafen können.',
    },
  },
  {
    name: 'Beatriz Falcão',
    title: 'Physiotherapist',
    company: 'Casa do Movimento',
    bio: {
      en: 'Beatriz Falcão brings people back on their feet, with music if she can.',
      pt: 'Beatriz Falcão põe as pessoas de pé outra vez, com música sempre que pode.',
    },
  },
  {
    name: 'Owen Pryce',
    title: 'Carer and teacher',
    company: '',
    bio: {
      en: 'Owen Pryce teaches geography and looks after his father.',
      de: 'Owen Pryce unterrichtet Erdkunde und pflegt seinen Vater.',
    },
  },
  {
    name: 'Yuki Harada',
    title: 'Psychologist',
    company: 'Quiet Room',
    bio: {
      en: 'Yuki Harada trains people who are the first to listen.',
      fr: 'Yuki Harada forme celles et ceux qui écoutent en premier.',
    },
  },
  {
    name: 'Noémie Baptiste',
    title: 'Midwife',
    company: 'Maison Verte',
    bio: {
      en: 'Noémie Baptiste has been there when two thousand people were born.',
      fr: 'Noémie Baptiste était là quand deux mille personnes sont nées.',
    },
  },
  {
    name: 'Dylan Okoro',
    title: 'Service designer',
    company: 'Plain Forms',
    bio: {
      en: 'Dylan Okoro takes questions out of forms.',
      de: 'Dylan Okoro nimmt Fragen aus Formularen heraus.',
    },
  },
  {
    name: 'Leonor Pinto',
    title: 'Linguist',
    company: 'Arquivo das Vozes',
    bio: {
      en: 'Leonor Pinto collects voices before they fall silent.',
      pt: 'Leonor Pinto recolhe vozes antes que se calem.',
    },
  },
  {
    name: 'Ana Petrović',
    title: 'Privacy lawyer',
    company: 'Petrović & Hall',
    bio: {
      en: 'Ana Petrović writes contracts that can be read aloud.',
      de: 'Ana Petrović schreibt Verträge, die man laut lesen kann.',
    },
  },
  {
    name: 'Jasper Thiel',
    title: 'Developer',
    company: 'Nine Towns',
    bio: {
      en: 'Jasper Thiel writes software for town halls and answers their phones.',
      de: 'Jasper Thiel schreibt Software für Rathäuser und geht dort auch ans Telefon.',
    },
  },
  {
    name: 'Fatou Ndiaye',
    title: 'Network builder',
    company: 'Filets',
    bio: {
      en: 'Fatou Ndiaye puts antennas on fishing boats.',
      fr: 'Fatou Ndiaye pose des antennes sur des bateaux de pêche.',
    },
  },
  {
    name: 'Lina Bergström',
    title: 'Game maker',
    company: 'Kite & Co',
    bio: {
      en: 'Lina Bergström makes games that end by themselves.',
      de: 'Lina Bergström macht Spiele, die von selbst aufhören.',
    },
  },
  {
    name: 'Ruth Abelson',
    title: 'Economist',
    company: 'Institute for Working Time',
    bio: {
      en: 'Ruth Abelson measures what happens when people work less.',
      de: 'Ruth Abelson misst, was geschieht, wenn Menschen weniger arbeiten.',
    },
  },
  {
    name: 'Mateus Ribeiro',
    title: 'Cabinet maker',
    company: 'Oficina Comum',
    bio: {
      en: 'Mateus Ribeiro teaches joinery to anyone who is not afraid of noise.',
      pt: 'Mateus Ribeiro ensina marcenaria a quem não tem medo do barulho.',
    },
  },
  {
    name: 'Sandrine Colin',
    title: 'Head of people',
    company: 'Lanterna Labs',
    bio: {
      en: 'Sandrine Colin cancels meetings for a living.',
      fr: 'Sandrine Colin annule des réunions : c’est son métier.',
    },
  },
  {
    name: 'Farah Siddiqui',
    title: 'Headteacher',
    company: 'Maasschool',
    bio: {
      en: 'Farah Siddiqui runs a school with no bell and very few rules.',
      pt: 'Farah Siddiqui dirige uma escola sem campainha e com muito poucas regras.',
    },
  },
  {
    name: 'Konrad Wiese',
    title: 'Toolmaker and works councillor',
    company: 'Brandt & Töchter',
    bio: {
      en: 'Konrad Wiese negotiates by day and sharpens chisels in the evening.',
      de: 'Konrad Wiese verhandelt tagsüber und schärft abends Stechbeitel.',
    },
  },
  {
    name: 'Teresa Moniz',
    title: 'Librarian',
    company: 'Open Shelf',
    bio: {
      en: 'Teresa Moniz lends books, drills and, on Thursdays, her ear.',
      pt: 'Teresa Moniz empresta livros, berbequins e, às quintas-feiras, o ouvido.',
    },
  },
];
