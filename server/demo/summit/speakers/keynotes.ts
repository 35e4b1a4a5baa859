import { four, type SummitSpeaker } from '../shape.ts';

export const keynotes: readonly SummitSpeaker[] = [
  {
    name: 'Hanna Veld',
    title: 'Professor of energy history',
    company: 'Nordhavn University',
    bio: four(
      'Hanna Veld studies how people have changed the way they heat, light and move, and how fast it can go. She advises three governments and repairs her own bicycle.',
      'Hanna Veld erforscht, wie Menschen Heizen, Licht und Verkehr verändert haben und wie schnell das gehen kann. Sie berät drei Regierungen und repariert ihr Rad selbst.',
      'Hanna Veld étudie comment les gens ont changé leur façon de se chauffer, de s’éclairer et de se déplacer, et à quelle vitesse. Elle conseille trois gouvernements et répare elle-même son vélo.',
      'Hanna Veld estuda como as pessoas mudaram a forma de se aquecer, iluminar e deslocar, e a que ritmo. Aconselha três governos e repara a própria bicicleta.',
    ),
  },
  {
    name: 'Rui Castro',
    title: 'City planner',
    company: 'Praça Aberta',
    bio: four(
      'Rui Castro has given eleven towns back their squares. He begins every project with a year of listening and ends it with a bench.',
      'Rui Castro hat elf Städten ihre Plätze zurückgegeben. Jedes Vorhaben beginnt er mit einem Jahr Zuhören und beendet es mit einer Bank.',
      'Rui Castro a rendu leurs places à onze villes. Il commence chaque projet par un an d’écoute et le termine par un banc.',
      'Rui Castro devolveu as praças a onze cidades. Começa cada projeto com um ano a ouvir e termina-o com um banco.',
    ),
  },
  {
    name: 'Amina Diallo',
    title: 'Family doctor and researcher',
    company: 'Clinique du Fleuve',
    bio: four(
      'Amina Diallo sees patients in the morning and counts them in the afternoon. Her studies on continuity of care changed how two countries pay their doctors.',
      'Amina Diallo behandelt am Vormittag und zählt am Nachmittag. Ihre Studien zur Beständigkeit der Versorgung haben verändert, wie zwei Länder Ärzte bezahlen.',
      'Amina Diallo soigne le matin et compte l’après-midi. Ses études sur la continuité des soins ont changé la façon dont deux pays paient leurs médecins.',
      'Amina Diallo vê doentes de manhã e conta-os à tarde. Os seus estudos sobre a continuidade dos cuidados mudaram a forma como dois países pagam aos médicos.',
    ),
  },
  {
    name: 'Kenji Mori',
    title: 'Inventor of slow machines',
    company: 'Mori Workshop',
    bio: four(
      'Kenji Mori builds devices that wait. His clocks, lamps and letter boxes stand in museums, and in the kitchens of people who asked for them.',
      'Kenji Mori baut Geräte, die warten. Seine Uhren, Lampen und Briefkästen stehen in Museen und in den Küchen derer, die darum gebeten haben.',
      'Kenji Mori fabrique des appareils qui attendent. Ses horloges, lampes et boîtes aux lettres sont dans des musées, et dans les cuisines de ceux qui en ont demandé.',
      'Kenji Mori constrói aparelhos que esperam. Os seus relógios, candeeiros e caixas de correio estão em museus e nas cozinhas de quem os pediu.',
    ),
  },
];
