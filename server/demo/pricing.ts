import type { PricingUpdate } from '@plenum/contract';
import { changePicture, changeSetup } from '../features/pricing/index.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';
import { drawn, mark } from './summit/pictures.ts';

type Parts = Required<Omit<PricingUpdate, 'version'>>;

const plans: Parts['plans'] = [
  {
    id: 'basic',
    name: { en: 'Basic', de: 'Basic', fr: 'Basic', pt: 'Basic' },
    subtitle: {
      en: 'A first event, to see how it feels',
      de: 'Eine erste Veranstaltung zum Ausprobieren',
      fr: 'Un premier événement, pour essayer',
      pt: 'Um primeiro evento, para experimentar',
    },
    monthlyAmount: 0,
    yearlyAmount: 0,
    isPopular: false,
    button: {},
    leadsTo: null,
  },
  {
    id: 'standard',
    name: { en: 'Standard', de: 'Standard', fr: 'Standard', pt: 'Standard' },
    subtitle: {
      en: 'For conferences of up to a thousand people',
      de: 'Für Konferenzen mit bis zu tausend Menschen',
      fr: 'Pour des conférences jusqu’à mille personnes',
      pt: 'Para conferências até mil pessoas',
    },
    monthlyAmount: 4_900,
    yearlyAmount: 48_000,
    isPopular: true,
    button: {},
    leadsTo: { kind: 'link', url: 'https://example.org/standard' },
  },
  {
    id: 'enterprise',
    name: { en: 'Enterprise', de: 'Enterprise', fr: 'Enterprise', pt: 'Enterprise' },
    subtitle: {
      en: 'For congresses with halls, stages and partners',
      de: 'Für Kongresse mit Hallen, Bühnen und Partnern',
      fr: 'Pour des congrès avec halls, scènes et partenaires',
      pt: 'Para congressos com pavilhões, palcos e parceiros',
    },
    monthlyAmount: 9_900,
    yearlyAmount: 96_000,
    isPopular: false,
    button: {},
    leadsTo: { kind: 'link', url: 'mailto:hello@example.org' },
  },
];

const all = ['basic', 'standard', 'enterprise'];
const paid = ['standard', 'enterprise'];

const benefits: Parts['benefits'] = [
  {
    id: 'program',
    words: {
      en: 'Program and speakers',
      de: 'Programm und Vortragende',
      fr: 'Programme et intervenants',
      pt: 'Programa e oradores',
    },
    planIds: all,
  },
  {
    id: 'public',
    words: {
      en: 'Public event page',
      de: 'Öffentliche Seite der Veranstaltung',
      fr: 'Page publique de l’événement',
      pt: 'Página pública do evento',
    },
    planIds: all,
  },
  {
    id: 'chat',
    words: {
      en: 'Channels and private chat',
      de: 'Kanäle und private Chats',
      fr: 'Salons et discussions privées',
      pt: 'Canais e conversas privadas',
    },
    planIds: all,
  },
  {
    id: 'hall',
    words: {
      en: 'Exhibit hall with booths',
      de: 'Ausstellungshalle mit Ständen',
      fr: 'Hall d’exposition avec stands',
      pt: 'Pavilhão de exposição com stands',
    },
    planIds: paid,
  },
  {
    id: 'cards',
    words: {
      en: 'Drop cards and leads',
      de: 'Visitenkarten und Kontakte',
      fr: 'Cartes de visite et contacts',
      pt: 'Cartões e contactos',
    },
    planIds: paid,
  },
  {
    id: 'sponsors',
    words: {
      en: 'Sponsor packages with fair rotation',
      de: 'Sponsorenpakete mit fairer Rotation',
      fr: 'Formules de sponsors à rotation équitable',
      pt: 'Pacotes de patrocínio com rotação justa',
    },
    planIds: ['enterprise'],
  },
  {
    id: 'person',
    words: {
      en: 'A person who knows your event',
      de: 'Jemand, der Ihre Veranstaltung kennt',
      fr: 'Une personne qui connaît votre événement',
      pt: 'Uma pessoa que conhece o seu evento',
    },
    planIds: ['enterprise'],
  },
];

const questions: Parts['questions'] = [
  {
    id: 'switch',
    question: {
      en: 'Can we change plans later?',
      de: 'Können wir den Tarif später wechseln?',
      fr: 'Pouvons-nous changer de formule plus tard ?',
      pt: 'Podemos mudar de plano mais tarde?',
    },
    answer: {
      en: '<p>Yes, at the end of any month. What you set up stays as it is.</p>',
      de: '<p>Ja, zum Ende jedes Monats. Was Sie eingerichtet haben, bleibt.</p>',
      fr: '<p>Oui, à la fin de chaque mois. Tout ce que vous avez préparé reste.</p>',
      pt: '<p>Sim, no fim de qualquer mês. O que preparou fica como está.</p>',
    },
  },
  {
    id: 'pay',
    question: {
      en: 'How do we pay?',
      de: 'Wie bezahlen wir?',
      fr: 'Comment payons-nous ?',
      pt: 'Como pagamos?',
    },
    answer: {
      en: '<p>By invoice and bank transfer, <strong>monthly or once a year</strong>.</p>',
      de: '<p>Auf Rechnung per Überweisung, <strong>monatlich oder einmal im Jahr</strong>.</p>',
      fr: '<p>Sur facture, par virement, <strong>chaque mois ou une fois par an</strong>.</p>',
      pt: '<p>Com fatura e por transferência, <strong>todos os meses ou uma vez por ano</strong>.</p>',
    },
  },
  {
    id: 'data',
    question: {
      en: 'Whose are the data of our attendees?',
      de: 'Wem gehören die Daten unserer Teilnehmenden?',
      fr: 'À qui appartiennent les données de nos participants ?',
      pt: 'De quem são os dados dos nossos participantes?',
    },
    answer: {
      en: '<p>Theirs, and yours to look after. You can take them with you:</p><ul><li>attendees as CSV</li><li>the program as CSV or iCal</li></ul>',
      de: '<p>Ihnen selbst, und Sie tragen Sorge dafür. Sie können sie mitnehmen:</p><ul><li>Teilnehmende als CSV</li><li>das Programm als CSV oder iCal</li></ul>',
      fr: '<p>À eux, et vous en prenez soin. Vous pouvez les emporter :</p><ul><li>les participants en CSV</li><li>le programme en CSV ou iCal</li></ul>',
      pt: '<p>Deles, e cabe-lhe cuidar deles. Pode levá-los consigo:</p><ul><li>participantes em CSV</li><li>o programa em CSV ou iCal</li></ul>',
    },
  },
];

const page: Omit<Parts, 'plans' | 'benefits' | 'questions'> = {
  isPublic: true,
  title: {
    en: 'A plan for every event',
    de: 'Für jede Veranstaltung der richtige Tarif',
    fr: 'Une formule pour chaque événement',
    pt: 'Um plano para cada evento',
  },
  lead: {
    en: 'Begin for free and grow when your audience does.',
    de: 'Kostenlos beginnen und wachsen, wenn Ihr Publikum wächst.',
    fr: 'Commencez gratuitement et grandissez avec votre public.',
    pt: 'Comece sem custos e cresça com o seu público.',
  },
};

/** What the demo organisation offers, with a picture for each plan; what costs nothing is tried at its event. */
export async function addPricing(work: Work, organiser: Person, eventId: number): Promise<void> {
  const leading = plans.map((plan) =>
    plan.monthlyAmount === 0 ? { ...plan, leadsTo: { kind: 'join' as const, eventId } } : plan,
  );
  await changeSetup(work, organiser, { version: 0, ...page, plans: leading, benefits, questions });
  for (const [place, { id }] of plans.entries()) {
    await changePicture(work, organiser, id, await drawn(mark(id, place)));
  }
}
