import type { AddressInput, Booking, BookingAnswer, Language } from '@plenum/contract';
import type { Plan } from './plans.ts';

const homes: Readonly<
  Record<Language, readonly Pick<AddressInput, 'street' | 'postcode' | 'city' | 'country'>[]>
> = {
  en: [
    { street: '14 Merrion Row', postcode: 'D02 KV91', city: 'Dublin', country: 'IE' },
    { street: 'Prinsengracht 208', postcode: '1016 HD', city: 'Amsterdam', country: 'NL' },
    { street: '8 Market Street', postcode: 'M1 1PT', city: 'Manchester', country: 'GB' },
  ],
  de: [
    { street: 'Werkstraße 12', postcode: '70565', city: 'Stuttgart', country: 'DE' },
    { street: 'Mariahilfer Straße 77', postcode: '1060', city: 'Wien', country: 'AT' },
  ],
  fr: [
    { street: '8 rue de la Paix', postcode: '75002', city: 'Paris', country: 'FR' },
    { street: 'Rue du Bailli 40', postcode: '1050', city: 'Bruxelles', country: 'BE' },
  ],
  pt: [
    { street: 'Rua das Flores 41', postcode: '4050-262', city: 'Porto', country: 'PT' },
    { street: 'Avenida da Liberdade 110', postcode: '1250-146', city: 'Lisboa', country: 'PT' },
  ],
};

const allergies: Readonly<Record<Language, readonly string[]>> = {
  en: ['Peanuts', 'Shellfish and nuts', 'Lactose'],
  de: ['Erdnüsse', 'Sellerie', 'Laktose, auch in Spuren'],
  fr: ['Arachides', 'Gluten', 'Fruits de mer'],
  pt: ['Marisco', 'Glúten', 'Frutos secos'],
};

const works: Readonly<Record<Language, readonly string[]>> = {
  en: ['I plan ports', 'Head of operations', 'I write about the sea', 'Software for small ships'],
  de: [
    'Ich plane Häfen',
    'Leiterin Einkauf',
    'Forschung zu Gezeiten',
    'Software für kleine Schiffe',
  ],
  fr: ['Je dessine des quais', 'Directrice des achats', 'Chercheur en énergie', 'Journaliste'],
  pt: ['Projeto portos', 'Diretora de operações', 'Investigo marés', 'Escrevo sobre o mar'],
};

const remarks: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'We arrive on the second day, around noon.',
    'Is there a quiet room? One of us reads lips.',
    'Please put the name of our company on the invoice.',
  ],
  de: [
    'Ich komme mit dem Nachtzug und habe einen großen Koffer dabei.',
    'Bitte eine Quittung für die Reisekostenstelle.',
    'Gibt es einen Raum zum Stillen?',
  ],
  fr: [
    'Je viens avec mon chien guide.',
    'Y a-t-il un vestiaire pour les vélos pliants ?',
    'Merci d’envoyer la facture avant la fin du mois.',
  ],
  pt: [
    'Chego só na quinta-feira à tarde.',
    'Venho com uma bengala e prefiro lugares sem degraus.',
    'Podem indicar um hotel perto do porto?',
  ],
};

const pick = <T>(list: readonly T[], seed: number): T => {
  const one = list[seed % list.length];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const homeOf = ({ language, seed }: Plan) => pick(homes[language], seed);

export const addressOf = (plan: Plan): AddressInput => ({
  name: plan.guests[0]?.fullName ?? '',
  company: '',
  phone: '',
  taxNumber: '',
  ...homeOf(plan),
});

type Asked = Booking['questions'][number];

/** What one of them says to what is asked of their ticket; null: nothing. */
function said(
  { kind, shownIf, fills }: Asked,
  plan: Plan,
  seed: number,
): Omit<BookingAnswer, 'questionId'> | null {
  const words = (text: string) => ({ text, optionIds: [] });
  const chosen = (...optionIds: number[]) => ({ text: '', optionIds });
  if (kind === 'one') return chosen(dietOf(seed));
  if (fills === 'headline') {
    return seed % 4 === 0 ? null : words(pick(works[plan.language], seed));
  }
  if (kind === 'text')
    return shownIf && dietOf(seed) === 4 ? words(pick(allergies[plan.language], seed)) : null;
  if (kind === 'yes_no') return seed % 3 === 0 ? null : chosen(seed % 37 === 1 ? 1 : 2);
  if (kind === 'country') return seed % 7 === 0 ? null : words(homeOf({ ...plan, seed }).country);
  if (kind === 'several')
    return seed % 5 === 0 ? null : chosen(...[1, 2, 3].filter((id) => (seed >> id) % 2 === 0));
  return null;
}

const dietOf = (seed: number): number => pick([1, 2, 1, 3, 1, 2, 1, 1, 4, 1, 2, 3, 1], seed);

const isAbout = ({ ticketIds }: Asked, ticketId: number): boolean =>
  ticketIds.length === 0 || ticketIds.includes(ticketId);

/** In the language it is booked in. */
export function answersOf(
  { questions, people }: Pick<Booking, 'questions' | 'people'>,
  plan: Plan,
  cards: ReadonlyMap<number, BookingAnswer>,
) {
  const answersTo = (asked: readonly Asked[], seed: number) =>
    asked.flatMap((question) => {
      const answer = said(question, plan, seed);
      return answer ? [{ questionId: question.id, ...answer }] : [];
    });
  const tickets = people.filter(({ kind }) => kind === 'ticket');
  const remark = questions.filter(({ kind }) => kind === 'long_text' && plan.seed % 9 === 4);
  return {
    people: tickets.map(({ id: placeId, ticketId }, place) => ({
      placeId,
      ...(plan.guests[place] ?? { fullName: '', email: '' }),
      answers: [
        ...answersTo(
          questions.filter((question) => question.per === 'place' && isAbout(question, ticketId)),
          plan.seed * 3 + place,
        ),
        ...[cards.get(placeId)].flatMap((card) => card ?? []),
      ],
    })),
    answers: remark.map(({ id: questionId }) => ({
      questionId,
      text: pick(remarks[plan.language], plan.seed),
      optionIds: [],
    })),
  };
}
